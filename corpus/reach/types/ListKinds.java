package types;

import java.util.LinkedList;
import java.util.List;
import java.util.RandomAccess;

/** A list need not be an ArrayList. */
public final class ListKinds {
  public static int run(List<Integer> list) {
    if (list instanceof LinkedList) {
      return 1; // reach: yes, undecided: linked lists are not made for lists
    }
    if (list instanceof RandomAccess) {
      return 2; // reach: yes
    }
    if (list != null) {
      return 3; // reach: yes, undecided: linked lists are not made for lists
    }
    return 4;
  }
}
