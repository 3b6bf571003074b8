package dev.quarry.testgen.replay;

import dev.quarry.testgen.replay.runner.ReplayMain;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** How to start a replaying JVM. */
record ReplayCommand(ReplayOptions options, List<Path> frameworkJars) {
  ProcessBuilder in(Workspace space) {
    List<String> command = new ArrayList<>();
    command.add(java());
    command.addAll(
        List.of(
            "-Xmx" + options.heapMegabytes() + "m",
            "-XX:+UseSerialGC",
            "-Xshare:auto",
            // Few tests run long enough to make up for what the second compiler takes.
            "-XX:TieredStopAtLevel=1",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=" + space.log().resolveSibling("crash.log"),
            "-enableassertions",
            "-Djava.io.tmpdir=" + space.work(),
            // As where the input was found; what a test sees must not differ between machines.
            "-Duser.language=en",
            "-Duser.country=US",
            "-Duser.timezone=UTC",
            "-Dfile.encoding=UTF-8"));
    command.addAll(options.jvmArguments());
    command.addAll(List.of("-classpath", classPath(space), ReplayMain.class.getName()));
    command.addAll(List.of(space.list().toString(), space.results().toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(space.work().toFile());
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(space.log().toFile());
    // Agents and options meant for the user's own processes.
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    return builder;
  }

  /** The program's own libraries come before the framework's: they are what is tested. */
  private String classPath(Workspace space) {
    List<String> places = new ArrayList<>();
    places.add(space.classes().toString());
    options.classPath().forEach(entry -> places.add(entry.toAbsolutePath().toString()));
    frameworkJars.forEach(jar -> places.add(jar.toString()));
    places.add(space.runner().toString());
    return String.join(File.pathSeparator, places);
  }

  private String java() {
    String file = File.separatorChar == '\\' ? "java.exe" : "java";
    return options.java().resolve("bin").resolve(file).toString();
  }
}
