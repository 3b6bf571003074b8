package dev.quarry.concolic.guard;

import dev.quarry.process.UserCache;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The choke points of a JDK, rewritten once and kept in the user's cache, so that a process that
 * starts need not do it. A file is named after the installation and the code of the guard.
 */
public final class PreparedGuard {
  private static final URI JDK = URI.create("jrt:/");
  private static final String SUFFIX = ".class";

  /** Of other installations and versions. */
  private static final int KEPT = 8;

  private PreparedGuard() {}

  /**
   * The file for workers of a JDK, made if there is none; empty if there can be none, so that each
   * worker has to rewrite for itself.
   *
   * @param home of the JDK
   */
  public static Optional<Path> find(Path home) {
    return find(UserCache.directory().resolve("guards"), home);
  }

  /** The same in another directory. */
  static Optional<Path> find(Path directory, Path home) {
    try {
      Path file = directory.resolve(name(home));
      if (!Files.isRegularFile(file)) {
        byte[] classes = prepare(home).bytes();
        Files.createDirectories(directory);
        Path partial = Files.createTempFile(directory, "guard", ".part");
        try {
          Files.write(partial, classes);
          UserCache.publish(partial, file);
          forgetOldest(directory);
        } finally {
          Files.deleteIfExists(partial);
        }
      }
      return Optional.of(file);
    } catch (IOException | IllegalArgumentException e) {
      // No room, say, or class files of a JDK that is too new: a worker that tries says so.
      return Optional.empty();
    }
  }

  /** A worker that looks for one of them that is gone rewrites for itself. */
  private static void forgetOldest(Path directory) throws IOException {
    try (Stream<Path> all = Files.list(directory)) {
      List<Path> old =
          all.sorted(
                  Comparator.comparingLong((Path file) -> file.toFile().lastModified()).reversed())
              .skip(KEPT)
              .toList();
      for (Path file : old) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static String name(Path home) throws IOException {
    File modules = home.resolve("lib").resolve("modules").toFile();
    if (!modules.isFile()) {
      throw new IOException("The JDK in " + home + " is in many files.");
    }
    String key =
        BuiltInGuard.edits().version()
            + " "
            + home
            + " "
            + modules.length()
            + " "
            + modules.lastModified();
    return UserCache.sha256(key.getBytes(StandardCharsets.UTF_8)).substring(0, 32);
  }

  /** Rewrites all classes that a JDK has of those that have choke points. */
  static PreparedClasses prepare(Path home) throws IOException {
    ChokePoints.Table table = ChokePoints.table();
    JdkRewriter rewriter = new JdkRewriter(table);
    PreparedClasses classes = new PreparedClasses();
    try (Jdk jdk = new Jdk(home)) {
      for (String name : table.packages()) {
        for (Path file : jdk.classesOf(name)) {
          String simple = file.getFileName().toString();
          String type = name + '/' + simple.substring(0, simple.length() - SUFFIX.length());
          if (rewriter.covers(type)) {
            byte[] original = Files.readAllBytes(file);
            classes.add(type, original, rewriter.rewrite(type, original));
          }
        }
      }
    }
    return classes;
  }

  /** The classes of an installation, maybe another one than that which runs. */
  private static final class Jdk implements AutoCloseable {
    private final FileSystem files;
    private final boolean isOther;

    Jdk(Path home) throws IOException {
      isOther = !home.equals(Path.of(System.getProperty("java.home")));
      files =
          isOther
              ? FileSystems.newFileSystem(JDK, Map.of("java.home", home.toString()))
              : FileSystems.getFileSystem(JDK);
    }

    /** Those of a package, by its internal name; several modules may have it. */
    List<Path> classesOf(String name) throws IOException {
      List<Path> classes = new ArrayList<>();
      Path modules = files.getPath("/packages", name.replace('/', '.'));
      if (Files.isDirectory(modules)) {
        try (Stream<Path> all = Files.list(modules)) {
          for (Path module : all.toList()) {
            classes.addAll(
                classesIn(files.getPath("/modules", module.getFileName().toString(), name)));
          }
        }
      }
      return classes;
    }

    private static List<Path> classesIn(Path place) throws IOException {
      if (!Files.isDirectory(place)) {
        return List.of();
      }
      try (Stream<Path> all = Files.list(place)) {
        return all.filter(file -> file.toString().endsWith(SUFFIX)).toList();
      }
    }

    @Override
    public void close() throws IOException {
      if (isOther) {
        files.close();
      }
    }
  }
}
