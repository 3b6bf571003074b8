package types;

import java.util.List;

/** Not every list can be added to. */
public final class AddToList {
  public static int run(List<Integer> list) {
    if (list == null) {
      return 0;
    }
    try {
      list.add(1);
    } catch (UnsupportedOperationException e) {
      return 1; // reach: yes, undecided: immutable lists are not made
    }
    return 2; // reach: yes
  }
}
