package dev.quarry.lab.concolic;

import java.io.IOException;
import java.util.List;

/**
 * Measures ways of doing something by turns. The best round of each counts: on a busy machine it is
 * the one that was disturbed least.
 */
final class BestOf {
  private final Effort effort;

  BestOf(Effort effort) {
    this.effort = effort;
  }

  /** Something to do many times. */
  @FunctionalInterface
  interface Task {
    /** Does some of it; how often. */
    int run() throws IOException;
  }

  /** How often each task is done per second. */
  double[] rates(List<Task> tasks) throws IOException {
    double[] best = new double[tasks.size()];
    for (int round = -effort.warmUpRounds(); round < effort.rounds(); round++) {
      for (int i = 0; i < best.length; i++) {
        double rate = rate(tasks.get(i));
        if (round >= 0) {
          best[i] = Math.max(best[i], rate);
        }
      }
    }
    return best;
  }

  private double rate(Task task) throws IOException {
    long limit = effort.round().toNanos();
    long done = 0;
    long elapsed = 0;
    long start = System.nanoTime();
    while (elapsed < limit) {
      done += task.run();
      elapsed = System.nanoTime() - start;
    }
    return done * 1e9 / Math.max(1, elapsed);
  }
}
