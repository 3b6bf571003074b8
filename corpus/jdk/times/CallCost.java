package times;

import java.time.Duration;

/** What a telephone call costs. */
// witness: cents(61)
// witness: cents(60)
// witness: cents(-1)
public final class CallCost {
  public static long cents(int seconds) {
    Duration length = Duration.ofSeconds(seconds);
    if (length.isNegative()) {
      throw new IllegalArgumentException("it ends before it begins"); // reach: yes
    }
    if (length.toSecondsPart() > 59) {
      return -1; // reach: no
    }
    long minutes = length.toMinutes();
    if (length.toSecondsPart() > 0) {
      minutes++; // reach: yes
    }
    return minutes * 9; // reach: yes
  }
}
