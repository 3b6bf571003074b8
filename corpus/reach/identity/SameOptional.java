package identity;

import java.util.Optional;

/** Two optionals may be one. */
public final class SameOptional {
  public static int run(Optional<String> a, Optional<String> b) {
    if (a != null && a == b) {
      return 1; // reach: yes, undecided: optionals that are one are not made
    }
    return 2; // reach: yes
  }
}
