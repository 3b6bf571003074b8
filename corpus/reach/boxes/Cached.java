package boxes;

/** Small boxes are the same objects, by the cache. */
public final class Cached {
  public static int look(int x) {
    Integer a = x;
    Integer b = x;
    if (!a.equals(b)) {
      return 1; // reach: no
    }
    if (a == b && x == 100) {
      return 2; // reach: yes
    }
    return a != b && x == 5 ? 3 : 4; // reach: true no
  }
}
