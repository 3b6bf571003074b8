package identity;

/** Two actions may be one. */
public final class SameAction {
  public static int run(Runnable a, Runnable b) {
    if (a != null && a == b) {
      return 1; // reach: yes, undecided: stubs that are one are not made
    }
    return 2; // reach: yes
  }
}
