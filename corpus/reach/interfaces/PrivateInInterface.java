package interfaces;

/** Private and static methods of an interface. */
public final class PrivateInInterface {
  interface Scale {
    private int factor() {
      return 3;
    }

    static int offset() {
      return 4;
    }

    default int map(int x) {
      return x * factor() + offset();
    }
  }

  static final class Plain implements Scale {}

  public static int look(int x) {
    int y = new Plain().map(x);
    if (y == 34) {
      return x == 10 ? 1 : 2; // reach: true yes, false no
    }
    return 0;
  }
}
