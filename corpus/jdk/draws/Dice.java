package draws;

import java.util.Random;

/** Dice that can be thrown again in the same way. */
// witness: throwDice(3)
// witness: throwDice(1)
public final class Dice {
  public static String throwDice(long seed) {
    Random random = new Random(seed);
    int first = random.nextInt(6) + 1;
    int second = random.nextInt(6) + 1;
    if (first < 1 || first > 6) {
      return "?"; // reach: no
    }
    if (first + second > 12) {
      return "?"; // reach: no
    }
    return first == second ? "doublet" : "other"; // reach: true yes, false yes
  }
}
