package subtypes;

/** Two virtual calls decide together. */
public final class DoubleDispatch {
  public abstract static class Piece {
    abstract int meet(Piece other);

    abstract int metByRock();

    abstract int metByPaper();
  }

  public static final class Rock extends Piece {
    @Override
    int meet(Piece other) {
      return other.metByRock();
    }

    @Override
    int metByRock() {
      return 0;
    }

    @Override
    int metByPaper() {
      return 1;
    }
  }

  public static final class Paper extends Piece {
    @Override
    int meet(Piece other) {
      return other.metByPaper();
    }

    @Override
    int metByRock() {
      return -1;
    }

    @Override
    int metByPaper() {
      return 0;
    }
  }

  public static int play(Piece a, Piece b) {
    int result = a.meet(b);
    if (result == 1) {
      return a instanceof Rock ? 1 : 2; // reach: true no, false yes
    }
    if (result == -1 && b instanceof Rock) {
      return 3; // reach: no
    }
    return result;
  }
}
