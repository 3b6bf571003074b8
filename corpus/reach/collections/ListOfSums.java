package collections;

/** A list made and read. */
public final class ListOfSums {
  public static int look(int a, int b) {
    java.util.List<Integer> list = new java.util.ArrayList<>();
    list.add(a);
    list.add(a + b);
    if (list.size() != 2) {
      return 1; // reach: no
    }
    if (list.get(1) == 50 && list.get(0) == 49) {
      return b == 1 ? 2 : 3; // reach: true yes, false no
    }
    return 0;
  }
}
