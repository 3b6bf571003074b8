package aliasing;

/**
 * Two references may be to the same object, and only then the write through one shows in the other.
 */
public final class TwoReferences {
  public static final class Cell {
    int value;
  }

  public static int write(Cell a, Cell b) {
    a.value = 1;
    b.value = 2;
    if (a.value == 2) {
      return 1; // reach: yes
    }
    if (a == b) {
      return 2; // reach: no
    }
    return 0;
  }
}
