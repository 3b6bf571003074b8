package arithmetic;

/** No square ends so. */
public final class Squares {
  public static int look(int x) {
    int s = x * x;
    if ((s & 3) == 2) {
      return 1; // reach: no
    }
    if (s == 1_522_756) {
      return 2; // reach: yes
    }
    return (s & 7) == 5 ? 3 : 4; // reach: true no
  }
}
