package dev.quarry.lab.concolic;

import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.solver.SolverOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * How much faster two jobs are than one, on methods with many paths: where solving takes most of
 * the time, where running does, and where neither does.
 */
final class JobSpeed {
  /** A method and how its conditions are solved. */
  private record Case(String method, SolverSetting solver) {}

  private static final List<Case> CASES =
      List.of(
          new Case("Wide#light", SolverSetting.BACK_END),
          new Case("Wide#busy", SolverSetting.NO_CACHES),
          new Case("Wide#light", SolverSetting.NO_CACHES));

  private final Effort effort;

  JobSpeed(Effort effort) {
    this.effort = effort;
  }

  List<JobFigures> measure(Consumer<String> progress) throws IOException, InterruptedException {
    List<JobFigures> all = new ArrayList<>();
    for (Case each : CASES) {
      progress.accept("jobs, " + each.solver.text() + ": " + each.method);
      all.add(measure(each));
    }
    return all;
  }

  /** By turns, the best of each, once all processes are warm. */
  private JobFigures measure(Case each) throws IOException, InterruptedException {
    SolverOptions options = each.solver.options();
    try (Session first = Session.open(options);
        Session second = Session.open(options.withJobs(2))) {
      var one = new Explorer(first);
      var two = new Explorer(second);
      int paths = 0;
      double rateOfOne = 0;
      double rateOfTwo = 0;
      int rounds = Math.max(1, effort.explorations() / 2);
      for (int round = 0; round < rounds; round++) {
        ExploreResult byOne = one.explore(each.method, 1);
        ExploreResult byTwo = two.explore(each.method, 2);
        rateOfOne = Math.max(rateOfOne, pathsPerSecond(byOne));
        rateOfTwo = Math.max(rateOfTwo, pathsPerSecond(byTwo));
        paths = byOne.paths().size();
      }
      return new JobFigures(each.method, each.solver, paths, rateOfOne, rateOfTwo);
    }
  }

  private static double pathsPerSecond(ExploreResult result) {
    return result.paths().size() / Explorer.seconds(result.time());
  }
}
