package statics;

/** An initialiser that fails lets nobody past. */
public final class FailingInitialiser {
  static final class Broken {
    static final int VALUE = Integer.parseInt("12") / zero();

    static int zero() {
      return 0;
    }
  }

  public static int look(int x) {
    if (x == 5) {
      int value = Broken.VALUE; // reach: yes
      return value; // reach: no, undecided: a static initialiser fails, so the program is not all there
    }
    return 0; // reach: yes
  }
}
