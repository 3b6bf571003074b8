package dev.quarry.lab.concolic;

import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.solver.SolverOptions;
import dev.quarry.solver.SolverOptions.OptionalLink;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** How much faster two jobs are than one, on methods with many paths. */
final class JobSpeed {
  private static final List<String> METHODS = List.of("Wide#light", "Wide#busy");
  private static final int ROUNDS = 3;

  private final Effort effort;

  JobSpeed(Effort effort) {
    this.effort = effort;
  }

  List<JobFigures> measure(Consumer<String> progress) throws IOException, InterruptedException {
    List<JobFigures> all = new ArrayList<>();
    for (String method : METHODS) {
      progress.accept("jobs: " + method);
      all.add(measure(method));
    }
    return all;
  }

  /** By turns, the best of each, once both have seen everything. */
  private JobFigures measure(String method) throws IOException, InterruptedException {
    // What the solver remembers would leave the jobs with nothing to share.
    SolverOptions options =
        SolverOptions.defaults().without(OptionalLink.CANONICAL_CACHE, OptionalLink.MODEL_CACHE);
    try (Session first = Session.open(options);
        Session second = Session.open(options.withJobs(2))) {
      var one = new Explorer(first);
      var two = new Explorer(second);
      int paths = 0;
      double rateOfOne = 0;
      double rateOfTwo = 0;
      for (int round = effort.warmUpRounds() > 0 ? -1 : 0; round < rounds(); round++) {
        ExploreResult byOne = one.explore(method, 1);
        ExploreResult byTwo = two.explore(method, 2);
        if (round >= 0) {
          rateOfOne = Math.max(rateOfOne, pathsPerSecond(byOne));
          rateOfTwo = Math.max(rateOfTwo, pathsPerSecond(byTwo));
        }
        paths = byOne.paths().size();
      }
      return new JobFigures(method, paths, rateOfOne, rateOfTwo);
    }
  }

  private int rounds() {
    return Math.min(ROUNDS, effort.rounds());
  }

  private static double pathsPerSecond(ExploreResult result) {
    return result.paths().size() / Explorer.seconds(result.time());
  }
}
