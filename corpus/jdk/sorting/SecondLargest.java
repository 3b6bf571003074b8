package sorting;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Sorts by a comparator and looks at the second. */
// witness: of(3, 9, 5)
// witness: of(3, 9, 9)
public final class SecondLargest {
  public static int of(int a, int b, int c) {
    List<Integer> numbers = Arrays.asList(a, b, c);
    numbers.sort(Collections.reverseOrder());
    int second = numbers.get(1);
    if (second > numbers.get(0)) {
      return -1; // reach: no
    }
    if (second == numbers.get(0)) {
      return 0; // reach: yes
    }
    return second == 5 ? 5 : 1; // reach: true yes
  }
}
