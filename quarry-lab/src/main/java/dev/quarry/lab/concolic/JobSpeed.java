package dev.quarry.lab.concolic;

import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.solver.chain.SolverOptions;
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

  /**
   * By turns; the median of each counts, from the second half on. Until then processes get warm: a
   * worker is given half as many runs if there are two, so their compilers are busy for longer, and
   * that on processors which the jobs would need themselves.
   */
  private JobFigures measure(Case each) throws IOException, InterruptedException {
    SolverOptions options = each.solver.options();
    try (Session first = Session.open(options);
        Session second = Session.open(options.withJobs(2))) {
      var one = new Explorer(first);
      var two = new Explorer(second);
      int paths = 0;
      List<Double> ratesOfOne = new ArrayList<>();
      List<Double> ratesOfTwo = new ArrayList<>();
      int rounds = Math.max(1, effort.explorations() / 2);
      for (int round = 0; round < rounds; round++) {
        ExploreResult byOne = one.explore(each.method, 1);
        ExploreResult byTwo = two.explore(each.method, 2);
        if (round >= rounds / 2) {
          ratesOfOne.add(pathsPerSecond(byOne));
          ratesOfTwo.add(pathsPerSecond(byTwo));
        }
        paths = byOne.paths().size();
      }
      return new JobFigures(
          each.method, each.solver, paths, median(ratesOfOne), median(ratesOfTwo));
    }
  }

  private static double median(List<Double> rates) {
    return rates.stream().sorted().skip(rates.size() / 2).findFirst().orElseThrow();
  }

  private static double pathsPerSecond(ExploreResult result) {
    return result.paths().size() / Explorer.seconds(result.time());
  }
}
