package dev.quarry.cli.doctor;

import dev.quarry.concolic.guard.BuiltInGuard;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.jdk.RewrittenJdk;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.process.UserCache;
import dev.quarry.process.Walls;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Looks at this machine. */
final class Machine {
  private static final long MEGABYTE = 1 << 20;

  /** Below this, larger programs run out of memory. */
  private static final long FEW_MEGABYTES = 900;

  /** What the answer to an easy question may take, on a machine that does much else. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Path home;
  private final String path;

  /**
   * @param home of the JDK
   * @param path where programs are, as in the variable {@code PATH}
   */
  Machine(Path home, String path) {
    this.home = home;
    this.path = path;
  }

  List<Diagnosis> all() {
    return List.of(
        java(),
        memory(),
        solver(),
        guard(),
        jdk(),
        wall(),
        directory("cache", UserCache.directory(), "Name another with XDG_CACHE_HOME."),
        directory(
            "temporary files",
            Path.of(System.getProperty("java.io.tmpdir")),
            "Name another with -Djava.io.tmpdir=DIR in JDK_JAVA_OPTIONS."),
        program("Maven", "mvn", "--pom and projects without -cp need it"),
        program("git", "git", "cover --since needs it"));
  }

  private Diagnosis java() {
    String found = "%s at %s".formatted(Runtime.version(), home);
    return ToolProvider.getSystemJavaCompiler() == null
        ? Diagnosis.broken(
            "Java", found + ", without a compiler: no test can be made. Set JAVA_HOME to a JDK.")
        : Diagnosis.ok("Java", found);
  }

  private static Diagnosis memory() {
    Runtime runtime = Runtime.getRuntime();
    long megabytes = runtime.maxMemory() / MEGABYTE;
    String found =
        "%d MB of heap, %d processors".formatted(megabytes, runtime.availableProcessors());
    return megabytes < FEW_MEGABYTES
        ? Diagnosis.limited(
            "memory", found + "; large programs may not fit. Add -Xmx2g to QUARRY_OPTS.")
        : Diagnosis.ok("memory", found);
  }

  /** Bits that no rule of ours decides: a native solver has to answer. */
  private static Diagnosis solver() {
    ExprFactory factory = new ExprFactory();
    Input x = factory.input("x", Sort.INT);
    Expr square =
        factory.apply(Op.INT_LT, factory.apply(Op.INT_MUL, x, x), factory.intConst(-1_000_000));
    try (var solver = SolverChain.open(factory, new JdkFunctions(), SolverOptions.defaults())) {
      Verdict verdict = solver.solve(Query.of(List.of(square), Budget.of(PATIENCE)));
      return verdict instanceof Verdict.Sat
          ? Diagnosis.ok("solver", "a native solver answers")
          : Diagnosis.limited(
              "solver", "an easy question stays open: " + verdict + ". Few inputs will be found.");
    } catch (IOException | RuntimeException | LinkageError e) {
      return Diagnosis.broken(
          "solver",
          "it can't be started (%s). Run on a platform that Bitwuzla or Z3 is shipped for."
              .formatted(e));
    }
  }

  private Diagnosis jdk() {
    return RewrittenJdk.find(new ImageCache(), home)
        .map(image -> Diagnosis.ok("JDK", "its code is followed, in the Java image " + image))
        .orElseGet(
            () -> Diagnosis.ok("JDK", "its code is not followed in runs; --follow-jdk does that"));
  }

  private Diagnosis guard() {
    ImageCache images = new ImageCache();
    return RewrittenJdk.find(images, home)
        .or(() -> BuiltInGuard.find(images, home))
        .map(image -> Diagnosis.ok("guard", "built into the Java image " + image))
        .orElseGet(
            () ->
                Diagnosis.ok(
                    "guard", "an agent in each worker; 'quarry prepare --image' builds it in"));
  }

  private static Diagnosis wall() {
    Walls walls = Walls.standing();
    return walls.areBoth()
        ? Diagnosis.ok("walls", walls.text())
        : Diagnosis.limited(
            "walls",
            walls.text()
                + " Run in a container, or on Linux with user namespaces and util-linux's unshare;"
                + " --require-sandbox refuses to run like this.");
  }

  private static Diagnosis directory(String thing, Path directory, String remedy) {
    try {
      Files.createDirectories(directory);
      Files.delete(Files.createTempFile(directory, "quarry", ".tmp"));
      return Diagnosis.ok(thing, directory.toString());
    } catch (IOException e) {
      return Diagnosis.limited(thing, "%s can't be written. %s".formatted(directory, remedy));
    }
  }

  private Diagnosis program(String thing, String name, String use) {
    return Stream.of(path.split(Pattern.quote(File.pathSeparator)))
        .filter(place -> !place.isEmpty())
        .flatMap(place -> Stream.of(Path.of(place, name), Path.of(place, name + ".cmd")))
        .filter(Files::isExecutable)
        .findFirst()
        .map(file -> Diagnosis.ok(thing, file.toString()))
        .orElseGet(
            () ->
                Diagnosis.limited(
                    thing, "%s is not on the PATH; %s. Install it.".formatted(name, use)));
  }
}
