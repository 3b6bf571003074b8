package library;

// check: violated, 1 events
// usage asked of java.util.Optional { formula always (call get -> once return isPresent [result]) }

import java.util.Optional;

/** Does not ask for small numbers. */
public class Present {
  public static int of(int x) {
    Optional<Integer> number = Optional.of(x);
    if (x < 10) {
      return number.get();
    }
    return number.isPresent() ? number.get() : 0;
  }
}
