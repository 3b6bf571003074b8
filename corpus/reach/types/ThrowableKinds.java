package types;

/** Any exception may be passed. */
public final class ThrowableKinds {
  public static int run(Throwable t) {
    if (t instanceof Error) {
      return 1; // reach: yes, undecided: errors are not made
    }
    if (t instanceof java.io.IOException) {
      return 2; // reach: yes, undecided: exceptions are not made
    }
    if (t != null && t.getCause() != null) {
      return 3; // reach: yes, undecided: exceptions are not made
    }
    return 0;
  }
}
