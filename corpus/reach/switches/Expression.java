package switches;

/** A switch expression that covers every enum constant. */
public final class Expression {
  public enum Size {
    SMALL,
    LARGE
  }

  public static int look(Size size, int x) {
    int limit =
        switch (size) {
          case SMALL -> 10;
          case LARGE -> 1000;
        };
    if (x > limit && x < 10) {
      return 1; // reach: no
    }
    if (x > 500 && x < limit) {
      return size == Size.SMALL ? 2 : 3; // reach: true no, false yes
    }
    return 0;
  }
}
