package collections;

/** A set has no duplicates. */
public final class Sets {
  public static int look(int a, int b) {
    java.util.Set<Integer> set = new java.util.HashSet<>();
    set.add(a);
    if (!set.add(b)) {
      return a == b ? 1 : 2; // reach: true yes, false no
    }
    return set.size() == 1 ? 3 : 4; // reach: true no
  }
}
