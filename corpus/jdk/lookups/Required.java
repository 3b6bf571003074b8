package lookups;

import java.util.Objects;
import java.util.Optional;

/** Checks what it is given. */
// witness: check("a", 0)
// witness: check(null, 0)
// witness: check("a", 1)
public final class Required {
  public static String check(String text, int index) {
    Objects.requireNonNull(text, "text"); // reach: NullPointerException yes
    Objects.checkIndex(index, text.length()); // reach: IndexOutOfBoundsException yes
    if (index < 0 || index >= text.length()) {
      return "?"; // reach: no
    }
    return Optional.of(text) // reach: NullPointerException no
        .map(value -> value.substring(index))
        .orElseThrow();
  }
}
