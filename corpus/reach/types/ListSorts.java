package types;

import java.util.Collections;
import java.util.List;

/** Sorting is changing. */
public final class ListSorts {
  public static int run(List<String> list) {
    if (list == null || list.size() != 2 || list.get(0) == null || list.get(1) == null) {
      return 0;
    }
    try {
      Collections.sort(list);
    } catch (UnsupportedOperationException e) {
      return 1; // reach: yes, undecided: immutable lists are not made
    }
    return 2; // reach: yes
  }
}
