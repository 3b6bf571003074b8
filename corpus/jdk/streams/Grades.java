package streams;

import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;

/** Statistics over grades. */
// witness: summary(new int[] {1, 2, 6})
// witness: summary(new int[] {})
// witness: summary(new int[] {0})
public final class Grades {
  public static String summary(int[] grades) {
    if (IntStream.of(grades).anyMatch(grade -> grade < 1 || grade > 6)) {
      return "invalid"; // reach: yes
    }
    IntSummaryStatistics statistics = IntStream.of(grades).summaryStatistics();
    if (statistics.getCount() == 0) {
      return "none"; // reach: yes
    }
    if (statistics.getMin() > statistics.getMax()) {
      return "?"; // reach: no
    }
    if (statistics.getAverage() > 6) {
      return "worse than the worst"; // reach: no
    }
    return statistics.getMax() == 6 ? "failed" : "passed"; // reach: true yes
  }
}
