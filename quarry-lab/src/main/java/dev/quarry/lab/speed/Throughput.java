package dev.quarry.lab.speed;

import java.util.Arrays;
import java.util.List;

/**
 * Measures how often tasks run per second, by turns and after warming up, so that what disturbs one
 * of them disturbs all.
 */
final class Throughput {
  private static final int ROUNDS = 9;
  private static final int WARM_UP_ROUNDS = 6;
  private static final long ROUND_NANOS = 100_000_000;

  /** Something that runs many times. */
  interface Task {
    /** Runs as often as it says. */
    void run(int times);
  }

  private Throughput() {}

  /** The median number of runs per second of each task. */
  static double[] measure(List<Task> tasks) {
    var rates = new double[tasks.size()][ROUNDS];
    for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      for (int i = 0; i < rates.length; i++) {
        double rate = rate(tasks.get(i));
        if (round >= 0) {
          rates[i][round] = rate;
        }
      }
    }
    return Arrays.stream(rates).mapToDouble(Throughput::median).toArray();
  }

  private static double rate(Task task) {
    int batch = 1_024;
    long runs = 0;
    long start = System.nanoTime();
    long elapsed = 0;
    while (elapsed < ROUND_NANOS) {
      task.run(batch);
      runs += batch;
      elapsed = System.nanoTime() - start;
    }
    return runs * 1e9 / elapsed;
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
