package dev.quarry.testgen.replay;

import dev.quarry.process.JavaCommand;
import dev.quarry.testgen.replay.runner.ReplayMain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How to start a replaying JVM. */
record ReplayCommand(ReplayOptions options, List<Path> frameworkJars, Precedence precedence) {
  /** Whose classes win where the program's class path has a test framework as well. */
  enum Precedence {
    /**
     * The framework that Quarry brings along. A project's own is of another version as a rule and
     * not complete, and parts of two versions don't run together.
     */
    FRAMEWORK,
    /** The program's, where the framework itself is under test. */
    PROGRAM
  }

  ProcessBuilder in(Workspace space, List<String> arguments) {
    ProcessBuilder builder =
        JavaCommand.of(options.java())
            .small(options.heapMegabytes())
            // Few tests run long enough to make up for what the second compiler takes.
            .with("-XX:TieredStopAtLevel=1", "-enableassertions")
            .crashLog(space.log().resolveSibling("crash.log"))
            // As where the input was found.
            .withFixedLocale()
            .with("-Djava.io.tmpdir=" + space.work())
            .with(options.jvmArguments())
            .run(classPath(space), ReplayMain.class, arguments.toArray(String[]::new));
    builder.directory(space.work().toFile());
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(space.log().toFile());
    return options.sandbox().around(builder, space.directory());
  }

  private List<String> classPath(Workspace space) {
    List<String> program =
        options.classPath().stream().map(entry -> entry.toAbsolutePath().toString()).toList();
    List<String> framework = frameworkJars.stream().map(Path::toString).toList();
    List<String> places = new ArrayList<>();
    // No program puts itself in the place of the runner.
    places.add(space.runner().toString());
    places.add(space.classes().toString());
    places.addAll(precedence == Precedence.FRAMEWORK ? framework : program);
    places.addAll(precedence == Precedence.FRAMEWORK ? program : framework);
    return places;
  }
}
