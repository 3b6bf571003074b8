package dev.quarry.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Remembers what a goal was run on and how that ended, so that it is not done again for nothing:
 * the command line, the files that it names, the bytes of classes in directories, and the size and
 * time of jars.
 */
final class LastRun {
  private final Path file;
  private final String sum;

  /**
   * @param file where it is kept
   * @param java what runs it
   */
  LastRun(Path file, Path java, List<String> command, List<Path> classPath) throws IOException {
    this.file = file;
    this.sum = sum(java, command, classPath);
  }

  /** Whether the same was done before and ended well. */
  boolean wasTheSame() throws IOException {
    return Files.isRegularFile(file) && Files.readString(file).equals(sum);
  }

  void remember() throws IOException {
    Files.writeString(file, sum);
  }

  void forget() throws IOException {
    Files.deleteIfExists(file);
  }

  private static String sum(Path java, List<String> command, List<Path> classPath)
      throws IOException {
    try (var out =
        new DigestOutputStream(
            OutputStream.nullOutputStream(), MessageDigest.getInstance("SHA-256"))) {
      out.write((java + "\n").getBytes(UTF_8));
      for (String word : command) {
        out.write((word + "\n").getBytes(UTF_8));
        if (isFile(word)) {
          Files.copy(Path.of(word), out);
        }
      }
      for (Path entry : classPath) {
        add(entry, out);
      }
      return HexFormat.of().formatHex(out.getMessageDigest().digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256.", e);
    }
  }

  private static boolean isFile(String word) {
    try {
      return Files.isRegularFile(Path.of(word));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static void add(Path entry, DigestOutputStream out) throws IOException {
    out.write((entry + "\n").getBytes(UTF_8));
    if (Files.isDirectory(entry)) {
      try (Stream<Path> files = Files.walk(entry)) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          out.write((file + "\n").getBytes(UTF_8));
          Files.copy(file, out);
        }
      }
    } else if (Files.exists(entry)) {
      String jar = Files.size(entry) + " " + Files.getLastModifiedTime(entry) + "\n";
      out.write(jar.getBytes(UTF_8));
    }
  }
}
