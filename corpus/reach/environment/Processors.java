package environment;

/** At least one. */
public final class Processors {
  public static int look() {
    int count = Runtime.getRuntime().availableProcessors();
    if (count >= 500) { // reach: true yes, false yes
      return 1;
    }
    return count < 1 ? 2 : 3; // reach: true no
  }
}
