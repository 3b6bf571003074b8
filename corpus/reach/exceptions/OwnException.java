package exceptions;

/** An exception of the program's own, with a field. */
public final class OwnException {
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;
    final int code;

    Refused(int code) {
      this.code = code;
    }
  }

  private static void check(int x) throws Refused {
    if (x % 10 == 4) {
      throw new Refused(x / 10);
    }
  }

  public static int run(int x) {
    try {
      check(x);
    } catch (Refused e) {
      if (e.code == 12) {
        return 1; // reach: yes
      }
      return e.code == 12 ? 2 : 3; // reach: true no
    }
    return 0;
  }
}
