package dev.quarry.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes archives of what JVMs have listed that ran before; runs no code of anybody. */
public final class ArchiveBuilder {
  private static final long PATIENCE_SECONDS = 120;

  /** Of other builds and installations, which may be in use, too. */
  private static final int KEPT = 12;

  private static final Pattern NUMBER = Pattern.compile(" id: \\d+$");

  private final Path lists;
  private final Path cache;

  /**
   * @param lists the directory that {@link ClassArchive#LISTS} named for the JVMs
   * @param cache usually {@link UserCache#directory}
   */
  public ArchiveBuilder(Path lists, Path cache) {
    this.lists = lists;
    this.cache = cache;
  }

  /** Makes one archive of each kind of JVM that left a list; says how many. */
  public int buildAll() throws IOException, InterruptedException {
    int built = 0;
    for (Path kind : files("", ClassArchive.KIND)) {
      ClassArchive archive = ClassArchive.read(kind);
      Path file = archive.file(cache);
      if (build(archive, merged(archive.name()), file)) {
        built++;
      }
    }
    forgetOldest(cache.resolve(ClassArchive.SECTION));
    return built;
  }

  /**
   * Makes one archive.
   *
   * @param list what to archive
   * @param file where to; appears complete or not at all
   */
  public static boolean build(ClassArchive archive, Path list, Path file)
      throws IOException, InterruptedException {
    Path directory = file.toAbsolutePath().resolveSibling("");
    Files.createDirectories(directory);
    Path room = Files.createTempDirectory(directory, "partial");
    Path partial = room.resolve("archive");
    try {
      Process process =
          new ProcessBuilder(command(archive, list, partial))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
      if (process.exitValue() != 0 || !Files.isRegularFile(partial)) {
        return false;
      }
      UserCache.publish(partial, file);
      return true;
    } finally {
      Scratch.delete(room);
    }
  }

  private static List<String> command(ClassArchive archive, Path list, Path file) {
    List<String> words = new ArrayList<>();
    words.add(archive.java().resolve("bin").resolve("java").toString());
    words.add("-Xshare:dump");
    words.add("-XX:SharedClassListFile=" + list);
    words.add("-XX:SharedArchiveFile=" + file);
    words.addAll(List.of("-cp", String.join(File.pathSeparator, archive.jars())));
    return words;
  }

  private Path merged(String name) throws IOException {
    return merge(files(name, ClassArchive.LIST), lists.resolve(name + ".merged"));
  }

  /**
   * Several lists as one. Newer JVMs number the classes of each list, and refuse a list in which a
   * number stands for two; only classes of other loaders are found by numbers, and left out.
   */
  public static Path merge(List<Path> some, Path merged) throws IOException {
    Set<String> lines = new LinkedHashSet<>();
    for (Path list : some) {
      for (String line : Files.readAllLines(list)) {
        if (!line.contains(" source: ")) {
          lines.add(NUMBER.matcher(line).replaceFirst(""));
        }
      }
    }
    return Files.write(merged, lines);
  }

  private List<Path> files(String start, String end) throws IOException {
    try (Stream<Path> all = Files.list(lists)) {
      return all.filter(file -> file.getFileName().toString().startsWith(start))
          .filter(file -> file.getFileName().toString().endsWith(end))
          .sorted()
          .toList();
    }
  }

  private static void forgetOldest(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return;
    }
    try (Stream<Path> all = Files.list(directory)) {
      List<Path> newestFirst =
          all.filter(file -> file.getFileName().toString().endsWith(".jsa"))
              .sorted(
                  Comparator.comparingLong((Path file) -> file.toFile().lastModified()).reversed())
              .toList();
      for (Path old : newestFirst.subList(Math.min(KEPT, newestFirst.size()), newestFirst.size())) {
        Files.deleteIfExists(old);
      }
    }
  }
}
