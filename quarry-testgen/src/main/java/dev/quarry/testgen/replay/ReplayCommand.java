package dev.quarry.testgen.replay;

import dev.quarry.process.JavaCommand;
import dev.quarry.testgen.replay.runner.ReplayMain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How to start a replaying JVM. */
record ReplayCommand(ReplayOptions options, List<Path> frameworkJars) {
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
    return builder;
  }

  /** The program's own libraries come before the framework's: they are what is tested. */
  private List<String> classPath(Workspace space) {
    List<String> places = new ArrayList<>();
    places.add(space.classes().toString());
    options.classPath().forEach(entry -> places.add(entry.toAbsolutePath().toString()));
    frameworkJars.forEach(jar -> places.add(jar.toString()));
    places.add(space.runner().toString());
    return places;
  }
}
