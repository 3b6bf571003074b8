package dev.quarry.program;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Class files in a jar; of a multi-release jar, those the running JDK would load. */
final class JarSource implements ClassSource {
  private final JarFile jar;

  /** Opens the jar, without checking signatures. */
  JarSource(Path path) throws IOException {
    File file = path.toFile();
    jar = new JarFile(file, false, ZipFile.OPEN_READ, JarFile.runtimeVersion());
  }

  @Override
  public Optional<byte[]> read(String internalName) throws IOException {
    ZipEntry entry = jar.getJarEntry(internalName + ".class");
    if (entry == null) {
      return Optional.empty();
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return Optional.of(in.readAllBytes());
    }
  }

  @Override
  public List<String> classNames() {
    return jar.versionedStream()
        .map(ZipEntry::getName)
        .filter(ClassSource::isClassName)
        .map(ClassSource::nameOf)
        .sorted()
        .toList();
  }

  @Override
  public String description() {
    return jar.getName();
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
