package dev.quarry.cli.prepare;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.concolic.guard.BuiltInGuard;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.jdk.RewrittenJdk;
import dev.quarry.process.ArchiveBuilder;
import dev.quarry.process.ClassArchive;
import dev.quarry.process.ClassPlaces;
import dev.quarry.process.Scratch;
import dev.quarry.process.UserCache;
import dev.quarry.testgen.compile.ClassDirectory;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code quarry prepare}: class-data archives for Quarry itself and for the processes it starts.
 * Examples are run, guarded as ever, in virtual machines that list what they load.
 */
@Command(
    name = "prepare",
    description =
        "Makes later starts faster: archives the classes that Quarry's virtual machines load, in"
            + " the user's cache directory.")
public final class PrepareCommand implements Callable<Integer> {
  private static final String PROGRAM = "Sample";
  private static final long PATIENCE_SECONDS = 120;

  /** Fails for one divisor, and has a line that few numbers and texts reach. */
  private static final String SOURCE =
      """
      public final class Sample {
        public static int divide(int number, int divisor) {
          if (number > 1000 && divisor < number) {
            return number / (divisor - 7);
          }
          return 0;
        }

        public static String kind(String text, int length) {
          if (text.length() == length && text.startsWith("q")) {
            return "few";
          }
          return "other";
        }
      }
      """;

  @Option(
      names = "--archive",
      paramLabel = "FILE",
      description = "where the archive of Quarry itself goes, for -XX:SharedArchiveFile")
  private @Nullable Path archive;

  @Option(
      names = "--image",
      description =
          "First make a Java image that has the guard of worker processes built in (some 150 MB in"
              + " the cache directory, a few seconds). Workers use it from then on.")
  private boolean image;

  @Option(
      names = "--follow-jdk",
      description =
          "First make a Java image in which values that depend on inputs are followed through the"
              + " JDK's own code of dates, times, big numbers, formats and tokens (some 150 MB in"
              + " the cache directory, less than a minute). Workers use it from then on.")
  private boolean followJdk;

  @Option(names = "--list-images", description = "Only tell which Java images there are.")
  private boolean listImages;

  @Option(
      names = "--delete-images",
      description = "Only delete all Java images. Workers are then guarded by an agent.")
  private boolean deleteImages;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (listImages || deleteImages) {
      return imagesOnly();
    }
    if (image) {
      makeImage(BuiltInGuard::make, "a Java image");
    }
    if (followJdk) {
      makeImage(RewrittenJdk::make, "a Java image whose own code is followed");
    }
    Optional<Path> jar = ClassPlaces.of(PrepareCommand.class).filter(Files::isRegularFile);
    if (jar.isEmpty()) {
      // Classes in directories can't be archived.
      return ExitCode.CLEAN.code();
    }
    Scratch scratch = Scratch.create("quarry-prepare-");
    try {
      prepare(jar.get(), scratch);
      return ExitCode.CLEAN.code();
    } finally {
      scratch.delete();
    }
  }

  private int imagesOnly() throws IOException {
    ImageCache images = new ImageCache();
    for (Path each : images.all()) {
      spec.commandLine().getOut().println(each);
      if (deleteImages) {
        Scratch.delete(each);
      }
    }
    return ExitCode.CLEAN.code();
  }

  /** Makes an image if there is none. */
  private interface Maker {
    Path make(ImageCache cache, Consumer<String> progress) throws IOException, InterruptedException;
  }

  private void makeImage(Maker maker, String what) throws InterruptedException {
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    line.say("making " + what + " in the cache directory…");
    try {
      Path made = maker.make(new ImageCache(), line::show);
      line.clear();
      spec.commandLine().getOut().println(made);
    } catch (IOException | IllegalStateException e) {
      throw new UserError(
          ExitCode.NOT_ANALYSABLE,
          ("No Java image could be made (%s). Workers are guarded by an agent as before; a JDK with"
                  + " jlink and 500 MB of free space are what it takes.")
              .formatted(e.getMessage()));
    }
  }

  private void prepare(Path jar, Scratch scratch) throws IOException, InterruptedException {
    Path lists = Files.createDirectory(scratch.resolve("lists"));
    TestSource source = new TestSource(PROGRAM, SOURCE, List.of(), List.of());
    Path classes = Files.createDirectory(scratch.resolve("classes"));
    ClassDirectory.write(classes, new TestCompiler(List.of()).compile(List.of(source)).classes());
    List<Path> own = new ArrayList<>();
    for (String example :
        List.of("crash " + PROGRAM + " --budget 2s", "reach Sample.java:4 Sample.java:11")) {
      Path list = scratch.resolve("own" + own.size());
      run(jar, scratch, list, List.of(example.split(" ")));
      own.add(list);
    }
    new ArchiveBuilder(lists, UserCache.directory()).buildAll();
    if (archive != null) {
      Path java = Path.of(System.getProperty("java.home"));
      ArchiveBuilder.build(
          new ClassArchive(java, List.of(jar.toString())),
          ArchiveBuilder.merge(own, scratch.resolve("own")),
          archive.toAbsolutePath());
    }
  }

  private static void run(Path jar, Scratch scratch, Path list, List<String> command)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-XX:DumpLoadedClassList=" + list);
    words.add("-D" + ClassArchive.LISTS + "=" + scratch.resolve("lists"));
    words.addAll(List.of("-jar", jar.toString()));
    words.addAll(command);
    words.addAll(List.of("-cp", scratch.resolve("classes").toString()));
    words.addAll(List.of("-o", scratch.resolve("tests").toString()));
    words.addAll(List.of("--results", scratch.resolve("results").toString()));
    Process process =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
  }
}
