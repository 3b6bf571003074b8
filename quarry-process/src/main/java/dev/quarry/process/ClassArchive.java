package dev.quarry.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What JVMs of one kind load, read and verified ahead (class-data sharing). A JVM that starts looks
 * for an archive of its kind in the user's cache and does without if there is none, or if the JVM
 * finds that it does not fit. {@link ArchiveBuilder} makes them.
 *
 * @param java the Java installation
 * @param jars the class path
 */
public record ClassArchive(Path java, List<String> jars) {
  /** A system property: where JVMs leave lists of what they load, if archives are to be made. */
  public static final String LISTS = "dev.quarry.archive.lists";

  static final String LIST = ".list";
  static final String KIND = ".kind";

  /** Under which name the cache has them. */
  static final String SECTION = "archives";

  /** What the JVM says about an archive that does not fit belongs to a log, not to results. */
  static final List<String> QUIET = List.of("-Xlog:disable", "-Xlog:all=warning:stderr");

  public ClassArchive {
    jars = List.copyOf(jars);
  }

  /** Options for a JVM of this kind; none if there is no archive. */
  public List<String> options() {
    if (!jars.stream().map(Path::of).allMatch(Files::isRegularFile)) {
      // The JVM archives classes of jars only.
      return List.of();
    }
    String lists = System.getProperty(LISTS);
    return lists == null ? use(file(UserCache.directory())) : list(Path.of(lists));
  }

  private static List<String> use(Path file) {
    return Files.isRegularFile(file)
        ? Stream.concat(Stream.of("-XX:SharedArchiveFile=" + file), QUIET.stream()).toList()
        : List.of();
  }

  /** Several JVMs of a kind may run at once, so each has a list of its own. */
  private List<String> list(Path directory) {
    try {
      Files.writeString(directory.resolve(name() + KIND), text());
      Path list = Files.createTempFile(directory, name(), LIST);
      return List.of("-XX:DumpLoadedClassList=" + list);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where the archive is, or should be. */
  Path file(Path cache) {
    return cache.resolve(SECTION).resolve(name() + ".jsa");
  }

  /** Changes with the installation and with every jar. */
  String name() {
    StringBuilder made = new StringBuilder(text());
    Stream.concat(Stream.of(java + "/lib/modules"), jars.stream())
        .map(File::new)
        .forEach(file -> made.append(file.length()).append(' ').append(file.lastModified()));
    return UserCache.sha256(made.toString().getBytes(UTF_8)).substring(0, 32);
  }

  /** As {@link #read} reads it. */
  private String text() {
    return java + "\n" + String.join(File.pathSeparator, jars);
  }

  static ClassArchive read(Path file) throws IOException {
    List<String> lines = Files.readString(file).lines().toList();
    return new ClassArchive(Path.of(lines.get(0)), List.of(lines.get(1).split(File.pathSeparator)));
  }
}
