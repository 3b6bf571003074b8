package dev.quarry.engine.cover;

import dev.quarry.engine.Session;
import dev.quarry.engine.cover.CoverOptions.Extra;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;

/** Programs made for a test, and campaigns in them. */
final class CoverFixture {
  private final Path directory;

  CoverFixture(Path directory) {
    this.directory = directory;
  }

  /** Compiles a class without a package; it may use those before it. */
  CoverFixture with(String name, String source) throws IOException {
    Path file = directory.resolve(name + ".java");
    Files.writeString(file, source);
    Path classes = Files.createDirectories(classes());
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-g",
                "-cp",
                classes.toString(),
                "-d",
                classes.toString(),
                file.toString());
    if (code != 0) {
      throw new IllegalStateException(name + " does not compile.");
    }
    return this;
  }

  Path classes() {
    return directory.resolve("classes");
  }

  /** Time is no limit here, only runs are. */
  CoverOptions options(String what, String strategy, long runs, Set<Extra> extras) {
    return options(
        what,
        strategy,
        CoverLimits.DEFAULT.withBudget(Duration.ofMinutes(2)).withMaxRuns(runs),
        extras);
  }

  CoverOptions options(String what, String strategy, CoverLimits limits, Set<Extra> extras) {
    return new CoverOptions(
        Setting.of(List.of(classes())),
        ScopeOptions.of(what),
        Selection.ALL,
        strategy,
        limits,
        Duration.ofHours(1),
        TestOutput.in(directory.resolve("tests")),
        extras);
  }

  ClassCoverage cover(String what, String strategy, long runs, Extra... extras)
      throws IOException, InterruptedException {
    return cover(options(what, strategy, runs, Set.of(extras))).classes().get(0);
  }

  static CoverResult cover(CoverOptions options) throws IOException, InterruptedException {
    try (Session session = Session.open(SolverOptions.defaults())) {
      return session.cover(options, CoverProgress.NONE);
    }
  }
}
