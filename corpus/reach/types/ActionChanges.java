package types;

/** What a Runnable runs may change what it can reach. */
public final class ActionChanges {
  public static int count;
  public static int run(Runnable action) {
    if (action == null) {
      return 0;
    }
    count = 1;
    action.run();
    return count == 1 ? 1 : 2; // reach: true yes, false yes, undecided: stubs change nothing
  }
}
