package fields;

/** Two new objects keep their fields apart. */
public final class TwoObjects {
  static final class Cell {
    int value;

    Cell(int value) {
      this.value = value;
    }
  }

  public static int look(int x, int y) {
    Cell a = new Cell(x);
    Cell b = new Cell(y);
    a.value += b.value;
    if (b.value != y) {
      return 1; // reach: no
    }
    if (a == b) {
      return 2; // reach: no
    }
    return a.value == 100 && b.value == 99 && x != 1 ? 3 : 4; // reach: true no, false yes
  }
}
