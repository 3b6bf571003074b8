package aliasing;

/** If two references differ, a write through one leaves the other's field as it was. */
public final class Distinct {
  public static final class Cell {
    int value;
  }

  public static int write(Cell a, Cell b) {
    if (a == b) {
      return 0;
    }
    a.value = 7;
    b.value = 8;
    if (a.value != 7) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
