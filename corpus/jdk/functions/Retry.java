package functions;

import java.util.concurrent.Callable;

/** Tries three times. */
// witness: attempts(2)
// witness: attempts(5)
// witness: attempts(0)
public final class Retry {
  private static int run(Callable<Integer> task) {
    for (int attempt = 1; attempt <= 3; attempt++) {
      try {
        return task.call();
      } catch (Exception e) {
        if (attempt == 3) {
          throw new IllegalStateException("gave up", e); // reach: yes
        }
      }
    }
    throw new AssertionError("not tried"); // reach: no
  }

  public static int attempts(int failures) {
    int[] calls = {0};
    int result =
        run(
            () -> {
              if (++calls[0] <= failures) {
                throw new java.io.IOException("try again"); // reach: yes
              }
              return calls[0];
            });
    return result > 3 ? -1 : result; // reach: true no, false yes
  }
}
