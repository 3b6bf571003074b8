package types;

import java.util.Collection;

/** What can be gone through need not be a collection. */
public final class IterableKinds {
  public static int run(Iterable<String> texts) {
    if (texts == null || texts instanceof Collection) {
      return 0;
    }
    return 1; // reach: yes, undecided: no other is made
  }
}
