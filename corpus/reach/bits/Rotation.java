package bits;

/** A rotation by the library. */
public final class Rotation {
  public static int look(int x) {
    int r = Integer.rotateLeft(x, 8);
    if (Integer.rotateRight(r, 8) != x) {
      return 1; // reach: no
    }
    return r == 0x3456_7812 ? 2 : 3; // reach: true yes
  }
}
