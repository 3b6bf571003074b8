package loops;

/** A break out of two loops. */
public final class Labelled {
  public static int look(int wanted) {
    int i = 0;
    int j = 0;
    outer:
    for (i = 0; i < 3; i++) {
      for (j = 0; j < 3; j++) {
        if (i * 3 + j == wanted) {
          break outer;
        }
      }
    }
    if (i == 1 && j == 2) {
      return wanted == 5 ? 1 : 2; // reach: true yes, false no
    }
    return i == 3 && wanted == 8 ? 3 : 4; // reach: true no
  }
}
