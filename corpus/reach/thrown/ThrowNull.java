package thrown;

/** Throwing null. */
public final class ThrowNull {
  public static int run(RuntimeException e) {
    if (e != null) {
      return 0;
    }
    throw e; // reach: NullPointerException yes
  }
}
