package thrown;

/** An exception that an object keeps. */
public final class KeptInField {
  private RuntimeException failure;
  public int run(int x) {
    if (x < 0) {
      failure = new IllegalArgumentException("negative");
    } else {
      failure = null;
    }
    if (failure != null) {
      throw failure; // reach: IllegalArgumentException yes
    }
    return x;
  }
}
