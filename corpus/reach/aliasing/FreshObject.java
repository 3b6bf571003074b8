package aliasing;

/** What was just made is nobody else's. */
public final class FreshObject {
  public static final class Cell {
    int value;
    Cell other;
  }

  public static int make(Cell given) {
    Cell fresh = new Cell();
    if (fresh == given) {
      return 1; // reach: no
    }
    if (given != null && given.other == fresh) {
      return 2; // reach: no
    }
    fresh.value = 4;
    if (given != null) {
      given.value = 5;
      given.other = fresh;
      if (given.other.value != 4) {
        return 3; // reach: no
      }
    }
    return fresh.value == 4 ? 4 : 5; // reach: false no, true yes
  }
}
