package types;

import java.util.Collection;

/** Not every collection can be removed from. */
public final class RemoveFromCollection {
  public static int run(Collection<String> texts) {
    if (texts == null || texts.isEmpty()) {
      return 0;
    }
    texts.clear(); // reach: UnsupportedOperationException yes, undecided: immutable collections are not made
    return 2; // reach: yes
  }
}
