package dev.quarry.engine.crash;

import dev.quarry.engine.Session;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** Programs made for a test, and hunts in them. */
public final class Fixture {
  private static final int RUNS = 60;

  /** However slow the machine is, time ends nothing. */
  private static final MethodLimits LIMITS =
      new MethodLimits(
          Duration.ofMinutes(5),
          RUNS,
          MethodLimits.DEFAULT.maxPath(),
          MethodLimits.DEFAULT.branchBound(),
          MethodLimits.DEFAULT.callDepth(),
          Duration.ofMinutes(1),
          Duration.ofSeconds(20),
          MethodLimits.DEFAULT.searcher());

  private final Path directory;

  public Fixture(Path directory) {
    this.directory = directory;
  }

  public Path classes() {
    return directory.resolve("classes");
  }

  Path tests() {
    return directory.resolve("tests");
  }

  /** Compiles one class; the source has its package declaration, if it has one. */
  public Fixture with(String name, String source) throws IOException {
    Path file = directory.resolve("sources").resolve(name.replace('.', '/') + ".java");
    Files.createDirectories(file.getParent());
    Files.createDirectories(classes());
    Files.writeString(file, source);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes().toString(), file.toString());
    if (code != 0) {
      throw new IllegalStateException(name + " does not compile.");
    }
    return this;
  }

  /** Time is no limit here, only runs are. */
  CrashOptions options(ScopeOptions scope) {
    return options(scope, 1);
  }

  CrashOptions options(ScopeOptions scope, int jobs) {
    return new CrashOptions(
        Setting.of(List.of(classes())).withJobs(jobs),
        scope,
        LIMITS,
        Duration.ofHours(1),
        TestOutput.in(tests()));
  }

  CrashResult hunt(String... what) throws IOException, InterruptedException {
    return hunt(options(ScopeOptions.of(what)));
  }

  static CrashResult hunt(CrashOptions options) throws IOException, InterruptedException {
    try (Session session =
        Session.open(SolverOptions.defaults().withJobs(options.setting().jobs()))) {
      return session.crash(options, CrashProgress.NONE);
    }
  }

  /** The tests that are there, as path and text. */
  List<String> written() throws IOException {
    List<String> written = new ArrayList<>();
    if (Files.isDirectory(tests())) {
      try (var files = Files.walk(tests())) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          written.add(tests().relativize(file) + "\n" + Files.readString(file));
        }
      }
    }
    return written;
  }
}
