package dev.quarry.lab.concolic;

import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import java.io.IOException;
import java.time.Duration;

/** Explores the lab's own methods to the end. */
final class Explorer {
  private static final Duration LIMIT = Duration.ofMinutes(5);
  private static final Duration RUN_TIME = Duration.ofSeconds(10);
  private static final Duration SOLVER_TIME = Duration.ofSeconds(10);

  private final Session session;

  Explorer(Session session) {
    this.session = session;
  }

  /**
   * Explores a method of {@link LabClasses#SUBJECTS}.
   *
   * @throws IllegalStateException if paths are left
   */
  ExploreResult explore(String method, int jobs) throws IOException, InterruptedException {
    ExploreResult result = session.explore(options(method, jobs), ExploreProgress.NONE);
    if (!result.exhausted()) {
      throw new IllegalStateException(method + " is not exhausted: " + result.obstacles());
    }
    return result;
  }

  /** The time of the quickest exploration of a method without decisions. */
  double startSeconds(int times, int jobs) throws IOException, InterruptedException {
    double best = Double.MAX_VALUE;
    for (int i = 0; i < times; i++) {
      best = Math.min(best, seconds(explore("Classics#nothing", jobs).time()));
    }
    return best;
  }

  static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }

  private static ExploreOptions options(String method, int jobs) {
    ExploreLimits limits =
        ExploreLimits.of(LIMIT)
            .withTimes(RUN_TIME, SOLVER_TIME)
            .withRun(RunLimits.DEFAULT.withSteps(Integer.MAX_VALUE));
    return ExploreOptions.of(LabClasses.place(), LabClasses.SUBJECTS + "." + method, limits)
        .withSearcher("dfs")
        .withJobs(jobs);
  }
}
