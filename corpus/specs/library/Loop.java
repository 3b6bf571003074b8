package library;

// check: holds
// usage asked of java.util.Iterator { formula always (call next -> previously return hasNext [result]) }

import java.util.ArrayList;
import java.util.List;

/** What the compiler makes of a loop over a list. */
public class Loop {
  public static int sum(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count && i < 3; i++) {
      numbers.add(i);
    }
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    return sum;
  }
}
