package statics;

/** Two initialisers need each other: what they compute depends on which comes first. */
public final class Cycle {
  static class A {
    static int value = B.value + 1;
  }

  static class B {
    static int value = A.value + 1;
  }

  /** An object is made while the fields below it are still null. */
  static final class Early {
    static final Early ONE = new Early();
    static final String NAME = new String("name");
    final int length;

    Early() {
      length = NAME == null ? -1 : NAME.length();
    }
  }

  public static int first(boolean isA) {
    int first = isA ? A.value : B.value;
    if (first != 2) {
      return 0; // reach: no
    }
    if (A.value == 1) {
      return 1; // reach: yes
    }
    if (A.value == 2) {
      return 2; // reach: yes
    }
    return 3; // reach: no
  }

  public static int early(boolean isLate) {
    if (isLate && new Early().length == 4) {
      return 1; // reach: yes
    }
    if (Early.ONE.length == 4) {
      return 2; // reach: no
    }
    return Early.ONE.length; // reach: yes
  }
}
