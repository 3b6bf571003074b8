package types;

import java.util.Iterator;
import java.util.List;

/** Not every iterator can remove. */
public final class IteratorRemoves {
  public static int run(List<Integer> list) {
    if (list == null) {
      return 0;
    }
    Iterator<Integer> numbers = list.iterator();
    if (!numbers.hasNext()) {
      return 1;
    }
    numbers.next();
    try {
      numbers.remove();
    } catch (UnsupportedOperationException e) {
      return 2; // reach: yes, undecided: immutable lists are not made
    }
    return 3; // reach: yes
  }
}
