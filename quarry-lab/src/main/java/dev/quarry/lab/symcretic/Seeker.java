package dev.quarry.lab.symcretic;

import dev.quarry.engine.Session;
import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.ReachProgress;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Looks for all marked targets of a directory, in a session of its own. */
final class Seeker {
  private final SubjectDirectory directory;
  private final Duration budget;

  Seeker(SubjectDirectory directory, Duration budget) {
    this.directory = directory;
    this.budget = budget;
  }

  List<TargetReport> seek(Engine engine, int seed) throws IOException, InterruptedException {
    try (Session session = Session.open(SolverOptions.defaults().withSeed(seed))) {
      return session.reach(options(engine, seed), ReachProgress.NONE).targets();
    }
  }

  private ReachOptions options(Engine engine, int seed) {
    return ReachOptions.of(
            Setting.of(directory.classPath()).withSeed(seed),
            List.of("markers"),
            budget,
            TestOutput.in(directory.tests()))
        .withEngine(engine);
  }
}
