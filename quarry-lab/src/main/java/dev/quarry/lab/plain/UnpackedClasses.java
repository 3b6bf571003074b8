package dev.quarry.lab.plain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A library as a directory. */
final class UnpackedClasses {
  private UnpackedClasses() {}

  /**
   * The library itself if it is a directory already; otherwise all of the jar is written to one.
   *
   * @param directory for the files of a jar
   */
  static Path of(Path library, Path directory) throws IOException {
    if (Files.isDirectory(library)) {
      return library;
    }
    try (ZipFile jar = new ZipFile(library.toFile())) {
      for (ZipEntry entry : Collections.list(jar.entries())) {
        if (!entry.isDirectory()) {
          unpack(jar, entry, directory);
        }
      }
    }
    return directory;
  }

  private static void unpack(ZipFile jar, ZipEntry entry, Path directory) throws IOException {
    Path file = directory.resolve(entry.getName()).normalize();
    if (!file.startsWith(directory.normalize())) {
      throw new IOException("`" + entry.getName() + "` leads out of its jar.");
    }
    Files.createDirectories(file.getParent());
    try (InputStream in = jar.getInputStream(entry)) {
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
