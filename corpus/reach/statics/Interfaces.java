package statics;

/** Constants of interfaces. */
public final class Interfaces {
  interface Limits {
    int LOW = Integer.parseInt("3");
    int HIGH = LOW + 4;
  }

  public static int look(int x) {
    if (x > Limits.HIGH && x < Limits.LOW) {
      return 1; // reach: no
    }
    if (x == Limits.HIGH) {
      return 2; // reach: yes
    }
    return 0;
  }
}
