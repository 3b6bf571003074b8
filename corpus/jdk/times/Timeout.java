package times;

import java.time.Duration;

/** What is left of the time for a request. */
// witness: left(5000, 1200)
// witness: left(5000, 5000)
// witness: left(5000, -1)
public final class Timeout {
  public static long left(int budgetMillis, int spentMillis) {
    if (budgetMillis < 0 || spentMillis < 0) {
      throw new IllegalArgumentException("time does not run backwards"); // reach: yes
    }
    Duration left = Duration.ofMillis(budgetMillis).minusMillis(spentMillis);
    if (left.isNegative() || left.isZero()) {
      return 0; // reach: yes
    }
    return left.toMillis() > budgetMillis ? -1 : left.toMillis(); // reach: true no, false yes
  }
}
