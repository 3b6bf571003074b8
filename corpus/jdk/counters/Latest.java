package counters;

import java.util.concurrent.atomic.AtomicReference;

/** Changes a value only if nobody else did. */
// witness: change("a", "a", "b")
// witness: change("a", "c", "b")
public final class Latest {
  public static String change(String first, String expected, String next) {
    AtomicReference<String> value = new AtomicReference<>(first);
    if (value.compareAndSet(expected, next)) {
      return value.get() == next ? "changed" : "?"; // reach: true yes, false no
    }
    if (first == expected) {
      return "?"; // reach: no
    }
    return value.get() == first ? "kept" : "?"; // reach: true yes, false no
  }
}
