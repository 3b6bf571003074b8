package orders;

import java.util.HashSet;
import java.util.Set;

/** Finds an order that was entered twice. */
// witness: find(new int[] {4, 7, 4})
// witness: find(new int[] {4, 7, 5})
public final class Duplicates {
  public static int find(int[] numbers) {
    Set<Integer> seen = new HashSet<>();
    for (int number : numbers) {
      if (!seen.add(number)) {
        return seen.contains(number) ? number : -1; // reach: true yes, false no
      }
    }
    if (seen.size() != numbers.length) {
      return -2; // reach: no
    }
    return 0; // reach: yes
  }
}
