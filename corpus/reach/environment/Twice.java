package environment;

/** Two readings are two values. */
public final class Twice {
  public static boolean look() {
    long first = System.nanoTime();
    long second = System.nanoTime();
    return first == second; // reach: true yes, false yes
  }
}
