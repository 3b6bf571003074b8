package types;

import java.util.concurrent.Callable;

/** A method that may throw anything checked. */
public final class CallableThrows {
  public static int run(Callable<Integer> task) {
    if (task == null) {
      return 0;
    }
    try {
      return task.call() == null ? 1 : 2; // reach: true yes, false yes
    } catch (java.io.IOException e) {
      return 3; // reach: yes, undecided: stubs throw nothing
    } catch (Exception e) {
      return 4; // reach: yes, undecided: stubs throw nothing
    } finally {
      task = null;
    }
  }
}
