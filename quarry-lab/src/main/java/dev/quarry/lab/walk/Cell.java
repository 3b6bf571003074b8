package dev.quarry.lab.walk;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What one variant made of one benchmark.
 *
 * @param solved under how many seeds it was solved
 * @param refuted under how many seeds it was shown to be unsatisfiable
 * @param attempts how many seeds there were
 * @param medianMillis the median time of all attempts, solved or not
 * @param links who answered
 */
public record Cell(int solved, int refuted, int attempts, double medianMillis, List<String> links) {
  static Cell of(List<Attempt> attempts) {
    return new Cell(
        count(attempts, Ending.SOLVED),
        count(attempts, Ending.REFUTED),
        attempts.size(),
        median(attempts),
        attempts.stream()
            .map(Attempt::link)
            .filter(link -> !link.isEmpty())
            .distinct()
            .sorted()
            .toList());
  }

  /** As in "7/7 0.4", solved and milliseconds; a refutation is marked by a cross. */
  String text() {
    String count = refuted > 0 ? "✗" + refuted : Integer.toString(solved);
    return count + "/" + attempts + " " + millis(medianMillis);
  }

  private static String millis(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value);
  }

  private static int count(List<Attempt> attempts, Ending ending) {
    return (int) attempts.stream().filter(attempt -> attempt.ending() == ending).count();
  }

  private static double median(List<Attempt> attempts) {
    List<Duration> times = attempts.stream().map(Attempt::time).sorted().toList();
    return times.get(times.size() / 2).toNanos() / 1e6;
  }
}
