package statics;

/** Constants of two classes need each other: one of them is seen before it has its value. */
public final class FinalCycle {
  static class A {
    static final int VALUE = B.VALUE + 1;
  }

  static class B {
    static final int VALUE = A.VALUE + 1;
  }

  static class Left {
    static final Object OBJECT = new Object();
    static final Object OTHER = Right.OBJECT;
  }

  static class Right {
    static final Object OBJECT = new Object();
    static final Object OTHER = Left.OBJECT;
  }

  public static int numbers(boolean isA) {
    int first = isA ? A.VALUE : B.VALUE;
    if (first != 2) {
      return 0; // reach: no
    }
    if (A.VALUE == 1) {
      return 1; // reach: yes
    }
    if (B.VALUE == 1) {
      return 2; // reach: yes
    }
    return 3; // reach: no
  }

  public static int objects(boolean isLeft) {
    Object first = isLeft ? Left.OTHER : Right.OTHER;
    if (first == null) {
      return 1; // reach: no
    }
    if (Left.OTHER != Right.OBJECT) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }
}
