package environment;

/** Somebody may have interrupted it. */
public final class Interrupted {
  public static int look() {
    return Thread.interrupted() ? 1 : 2; // reach: true yes, false yes, undecided: other threads
  }
}
