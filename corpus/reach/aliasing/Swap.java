package aliasing;

/** Exchanging two fields is an exchange also if both are the same object. */
public final class Swap {
  public static final class Box {
    int value;
  }

  public static int swap(Box a, Box b) {
    int x = a.value;
    int y = b.value;
    a.value = y;
    b.value = x;
    if (a.value != y) {
      return 1; // reach: no
    }
    if (b.value != x) {
      return 2; // reach: no
    }
    return a.value == 3 && b.value == 4 ? 3 : 0; // reach: true yes, false yes
  }
}
