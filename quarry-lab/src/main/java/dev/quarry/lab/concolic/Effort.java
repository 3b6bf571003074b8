package dev.quarry.lab.concolic;

import java.time.Duration;

/**
 * How long to measure.
 *
 * @param warmUpRounds rounds before anything counts
 * @param rounds of which the best one counts
 * @param round how long each side of a comparison runs in a round
 * @param work what the kernels are asked to do
 * @param explorations of each method, of which the first do not count
 * @param batch how many concrete runs make a batch
 */
public record Effort(
    int warmUpRounds, int rounds, Duration round, int work, int explorations, int batch) {
  /** For figures: some minutes. */
  public static final Effort FULL = new Effort(12, 9, Duration.ofMillis(100), 20_000, 60, 20_000);

  /** To see that everything works: some seconds. */
  public static final Effort TINY = new Effort(0, 1, Duration.ofMillis(1), 200, 1, 50);
}
