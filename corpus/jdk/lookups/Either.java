package lookups;

import java.util.NoSuchElementException;
import java.util.Optional;

/** The first of two values that is there. */
// witness: first("a", "b")
// witness: first(null, "b")
// witness: first(null, null)
public final class Either {
  public static String first(String one, String two) {
    Optional<String> left = Optional.ofNullable(one);
    Optional<String> right = Optional.ofNullable(two);
    try {
      String value = left.isPresent() ? left.get() : right.orElseThrow();
      if (value == null) {
        return "?"; // reach: no
      }
      return value == one ? "one" : "two"; // reach: true yes, false yes
    } catch (NoSuchElementException e) {
      return one == null && two == null ? "none" : "?"; // reach: true yes, false no
    }
  }
}
