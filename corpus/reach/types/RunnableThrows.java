package types;

/** What a Runnable runs may throw. */
public final class RunnableThrows {
  public static int run(Runnable action) {
    if (action == null) {
      return 0;
    }
    try {
      action.run();
    } catch (IllegalStateException e) {
      return 1; // reach: yes, undecided: stubs throw nothing
    }
    return 2; // reach: yes
  }
}
