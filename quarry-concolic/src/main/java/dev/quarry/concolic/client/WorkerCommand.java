package dev.quarry.concolic.client;

import dev.quarry.concolic.guard.BuiltInGuard;
import dev.quarry.concolic.guard.GuardAgent;
import dev.quarry.concolic.guard.GuardJar;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.guard.PreparedGuard;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.jdk.RewrittenJdk;
import dev.quarry.concolic.worker.WorkerMain;
import dev.quarry.process.ChildProcess;
import dev.quarry.process.ClassPlaces;
import dev.quarry.process.JavaCommand;
import dev.quarry.process.Sandbox;
import dev.quarry.process.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How to start a worker process: of the controller's class path only what the worker needs. */
record WorkerCommand(WorkerOptions options) implements ChildProcess.Preparation {
  /** One class of each library that a worker has on its class path. */
  private static final List<String> LIBRARIES =
      List.of(
          "dev.quarry.concolic.worker.WorkerMain",
          "dev.quarry.input.InputPath",
          "dev.quarry.models.library.LibraryModel",
          "dev.quarry.program.Program",
          "dev.quarry.expr.Expr",
          "dev.quarry.process.Frames",
          "org.objectweb.asm.ClassReader",
          "org.objectweb.asm.tree.ClassNode",
          "org.objectweb.asm.tree.analysis.Analyzer",
          "org.objectweb.asm.commons.GeneratorAdapter",
          "org.jspecify.annotations.Nullable");

  /** Libraries without which a worker works, as some are needed for some programs only. */
  private static final List<String> OPTIONAL =
      List.of("dev.quarry.api.Quarry", "dk.brics.automaton.Automaton");

  private static final List<String> COMPILING =
      List.of(
          // Rewritten methods are large; hot ones must be compiled and inlined all the same.
          "-XX:-DontCompileHugeMethods",
          // Compiled code would throw exceptions without a place after a while.
          "-XX:-OmitStackTraceInFastThrow",
          // A short command ends before what the second compiler makes of it has paid off.
          "-XX:Tier4InvocationThreshold=25000",
          "-XX:Tier4MinInvocationThreshold=3000",
          "-XX:Tier4CompileThreshold=75000",
          "-XX:Tier4BackEdgeThreshold=200000",
          "-XX:FreqInlineSize=1000",
          "-XX:MaxInlineSize=150",
          "-XX:InlineSmallCode=6000");

  /** The directory in a process's own that the program may use. */
  static Path privateDirectory(Scratch scratch) {
    return scratch.resolve("private");
  }

  @Override
  public ProcessBuilder in(Scratch scratch) throws IOException {
    Path room = Files.createDirectory(privateDirectory(scratch));
    Path home = options.process().java();
    Optional<Path> image = image(home);
    JavaCommand java =
        JavaCommand.of(image.orElse(home))
            .small(options.process().heapMegabytes())
            .with(COMPILING)
            .crashLog(scratch.resolve("crash.log"))
            .withFixedLocale()
            .with("-Djava.io.tmpdir=" + room);
    if (!options.allowed().contains(Permission.THREADS)) {
      // Parallel streams then run on the thread that asks for them.
      java.with("-Djava.util.concurrent.ForkJoinPool.common.parallelism=0");
    }
    ProcessBuilder process;
    if (options.process().guarding() == Guarding.NONE) {
      process = free(java, scratch);
    } else if (image.isPresent()) {
      process = builtIn(java, scratch);
    } else {
      process = guarded(java, scratch);
    }
    return wall().around(process, scratch.directory());
  }

  private Sandbox wall() {
    return options.process().guarding() == Guarding.FULL
        ? OuterWall.around(options.allowed())
        : Sandbox.NONE;
  }

  /** Where the guard is built in, which makes for a faster start than when an agent brings it. */
  private Optional<Path> image(Path home) {
    ImageCache images = new ImageCache();
    return options.process().guarding() == Guarding.NONE
        ? Optional.empty()
        : RewrittenJdk.find(images, home).or(() -> BuiltInGuard.find(images, home));
  }

  private static ProcessBuilder free(JavaCommand java, Scratch scratch) {
    // What the guard opens to Quarry.
    return java.with("--add-opens=java.base/java.util=ALL-UNNAMED")
        .run(classPath(), WorkerMain.class, scratch.directory().toString(), WorkerMain.UNGUARDED);
  }

  private static ProcessBuilder builtIn(JavaCommand java, Scratch scratch) {
    return java.sharing(classPath())
        // Standard output is for replies; the virtual machine tells there of its intrinsics.
        .with("-XX:+DisplayVMOutputToStderr")
        .run(classPath(), WorkerMain.class, scratch.directory().toString());
  }

  private ProcessBuilder guarded(JavaCommand java, Scratch scratch) throws IOException {
    Path jar = scratch.resolve("guard.jar");
    GuardJar.writeProgram(jar, WorkerMain.class, classPath());
    PreparedGuard.find(options.process().java())
        .ifPresent(file -> java.with("-D" + GuardAgent.PREPARED + "=" + file));
    return java.with("-Xbootclasspath/a:" + jar).runJar(jar, scratch.directory().toString());
  }

  private static List<String> classPath() {
    return ClassPlaces.classPath(
        Stream.concat(LIBRARIES.stream(), OPTIONAL.stream().filter(WorkerCommand::exists))
            .toList());
  }

  private static boolean exists(String name) {
    return WorkerCommand.class.getResource("/" + name.replace('.', '/') + ".class") != null;
  }
}
