package collections;

/** A list that comes from outside. */
public final class Given {
  public static int look(java.util.List<Integer> list) {
    if (list.size() == 2 && list.get(0) == 7 && list.get(1) == 8) {
      return 1; // reach: yes
    }
    return list.size() < 0 ? 2 : 3; // reach: true no, undecided: lists of any size
  }
}
