package environment;

/** From 0 to below 1. */
public final class Fraction {
  public static int look() {
    double drawn = Math.random();
    if (drawn < 0.001) { // reach: true yes
      return 1;
    }
    return drawn >= 1 ? 2 : 3; // reach: true no, false yes
  }
}
