package draws;

import java.util.Random;

/** Something that happens with a probability. */
// witness: happens(7, 100)
// witness: happens(7, 0)
// witness: happens(7, 101)
public final class Chance {
  public static boolean happens(long seed, int percent) {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("percent"); // reach: yes
    }
    boolean happens = new Random(seed).nextInt(100) < percent;
    if (percent == 100 && !happens) {
      return true; // reach: no
    }
    if (percent == 0 && happens) {
      return false; // reach: no
    }
    return happens == (percent == 100); // reach: true yes
  }
}
