package draws;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** The numbers of a lottery whose seed is known. */
// witness: wins(4)
// witness: wins(99)
public final class Lottery {
  public static String wins(int guess) {
    Random random = new Random(2024);
    Set<Integer> drawn = new TreeSet<>();
    while (drawn.size() < 6) {
      drawn.add(random.nextInt(49) + 1);
    }
    if (drawn.size() > 6) {
      return "?"; // reach: no
    }
    if (drawn.contains(guess)) {
      return guess > 49 ? "?" : "won"; // reach: true no, false yes
    }
    return "lost"; // reach: yes
  }
}
