package library;

// check: violated, 4 events
// usage asked of java.util.Iterator { formula always (call next -> not previously return hasNext [!result]) }

import java.util.Iterator;
import java.util.List;

/** Takes one more than there is, although it was told. */
public class Drained {
  public static int first(int wanted) {
    Iterator<Integer> numbers = List.of(1, 2).iterator();
    numbers.next();
    numbers.next();
    if (!numbers.hasNext() && wanted == 3) {
      return numbers.next();
    }
    return 0;
  }
}
