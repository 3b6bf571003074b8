package dev.quarry.concolic.image;

import dev.quarry.process.ClassPlaces;
import dev.quarry.process.UserCache;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A name for the code of some packages, which changes with the code and with nothing else. */
public final class CodeVersion {
  private static final int LENGTH = 16;

  private CodeVersion() {}

  /**
   * The version of packages and those below them.
   *
   * @param anchor a class that comes from the same place as the packages
   * @throws IOException if nobody knows that place
   */
  public static String of(Class<?> anchor, Collection<Package> packages) throws IOException {
    Optional<Path> place = ClassPlaces.of(anchor);
    if (place.isEmpty()) {
      throw new IOException("The code of " + anchor.getName() + " is in no file.");
    }
    Map<String, Long> sums = new TreeMap<>();
    for (Package each : packages) {
      String prefix = each.getName().replace('.', '/') + "/";
      if (Files.isDirectory(place.get())) {
        addFiles(place.get(), prefix, sums);
      } else {
        addEntries(place.get(), prefix, sums);
      }
    }
    return UserCache.sha256(sums.toString().getBytes(StandardCharsets.UTF_8)).substring(0, LENGTH);
  }

  /** A jar knows the sums of what is in it. */
  private static void addEntries(Path jar, String prefix, Map<String, Long> sums)
      throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      zip.stream()
          .filter(entry -> entry.getName().startsWith(prefix) && !entry.isDirectory())
          .forEach((ZipEntry entry) -> sums.put(entry.getName(), entry.getCrc()));
    }
  }

  private static void addFiles(Path root, String prefix, Map<String, Long> sums)
      throws IOException {
    try (Stream<Path> all = Files.walk(root.resolve(prefix))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        CRC32 sum = new CRC32();
        sum.update(Files.readAllBytes(file));
        sums.put(root.relativize(file).toString(), sum.getValue());
      }
    }
  }
}
