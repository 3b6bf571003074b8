package interfaces;

/** A class inherits two defaults and chooses. */
public final class Diamond {
  interface Left {
    default int side() {
      return 1;
    }
  }

  interface Right {
    default int side() {
      return 2;
    }
  }

  static final class Both implements Left, Right {
    @Override
    public int side() {
      return Left.super.side() + 10 * Right.super.side();
    }
  }

  public static int look(int x) {
    Left left = new Both();
    if (left.side() == x) {
      return x == 21 ? 1 : 2; // reach: true yes, false no
    }
    return 0;
  }
}
