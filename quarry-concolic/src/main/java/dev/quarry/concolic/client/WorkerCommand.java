package dev.quarry.concolic.client;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.worker.WorkerMain;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** How to start a worker process: of the controller's class path only what the worker needs. */
record WorkerCommand(WorkerOptions options) {
  /** One class of each library that a worker has on its class path. */
  private static final List<String> LIBRARIES =
      List.of(
          "dev.quarry.concolic.worker.WorkerMain",
          "dev.quarry.models.library.LibraryModel",
          "dev.quarry.program.Program",
          "dev.quarry.expr.Expr",
          "org.objectweb.asm.ClassReader",
          "org.objectweb.asm.tree.ClassNode",
          "org.objectweb.asm.tree.analysis.Analyzer",
          "org.objectweb.asm.commons.GeneratorAdapter",
          "org.jspecify.annotations.Nullable");

  /** Libraries without which a worker works, as some are needed for some programs only. */
  private static final List<String> OPTIONAL =
      List.of("dev.quarry.api.Quarry", "dk.brics.automaton.Automaton");

  ProcessBuilder in(Path scratch) {
    List<String> command = new ArrayList<>();
    command.add(java());
    command.addAll(memory());
    // A crash of native code is an expected event: no dumps in the user's directory.
    command.addAll(
        List.of("-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=" + scratch.resolve("crash.log")));
    command.addAll(properties(scratch));
    command.add("-javaagent:" + scratch.resolve(WorkerProcess.GUARD));
    command.addAll(List.of("-cp", classPath(), WorkerMain.class.getName(), scratch.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    // Agents and options meant for the user's own processes.
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    return builder;
  }

  private List<String> memory() {
    return List.of(
        "-Xmx" + options.process().heapMegabytes() + "m",
        "-XX:+UseSerialGC",
        "-Xshare:auto",
        // Rewritten methods are large; hot ones must be compiled and inlined all the same.
        "-XX:-DontCompileHugeMethods",
        // Compiled code would throw exceptions without a place after a while.
        "-XX:-OmitStackTraceInFastThrow",
        "-XX:FreqInlineSize=1000",
        "-XX:MaxInlineSize=150",
        "-XX:InlineSmallCode=6000");
  }

  /** What a program sees of the machine must not differ between machines. */
  private List<String> properties(Path scratch) {
    List<String> properties = new ArrayList<>();
    properties.add("-Djava.io.tmpdir=" + scratch.resolve(WorkerProcess.PRIVATE));
    properties.addAll(
        List.of(
            "-Duser.language=en",
            "-Duser.country=US",
            "-Duser.timezone=UTC",
            "-Dfile.encoding=UTF-8"));
    if (!options.allowed().contains(Permission.THREADS)) {
      // Parallel streams then run on the thread that asks for them.
      properties.add("-Djava.util.concurrent.ForkJoinPool.common.parallelism=0");
    }
    return properties;
  }

  private String java() {
    String file = File.separatorChar == '\\' ? "java.exe" : "java";
    return options.process().java().resolve("bin").resolve(file).toString();
  }

  private static String classPath() {
    Set<String> places = new LinkedHashSet<>();
    for (String name : LIBRARIES) {
      places.addAll(placeOf(name));
    }
    OPTIONAL.stream()
        .filter(WorkerCommand::exists)
        .map(WorkerCommand::placeOf)
        .forEach(places::addAll);
    return String.join(File.pathSeparator, places);
  }

  private static boolean exists(String name) {
    return WorkerCommand.class.getResource("/" + name.replace('.', '/') + ".class") != null;
  }

  /**
   * The jar or directory a class comes from; the whole class path where its loader does not tell.
   */
  private static List<String> placeOf(String name) {
    try {
      Class<?> type = Class.forName(name, false, WorkerCommand.class.getClassLoader());
      CodeSource source = type.getProtectionDomain().getCodeSource();
      if (source != null && source.getLocation().getProtocol().equals("file")) {
        return List.of(Path.of(source.getLocation().toURI()).toString());
      }
    } catch (ClassNotFoundException | URISyntaxException e) {
      throw new IllegalStateException(
          "The worker's class " + name + " is not on the class path.", e);
    }
    return List.of(System.getProperty("java.class.path").split(File.pathSeparator));
  }
}
