package environment;

import java.util.concurrent.ThreadLocalRandom;

/** The thread's own generator has no seed. */
public final class LocalDie {
  public static int look() {
    return ThreadLocalRandom.current().nextInt(100) == 77 ? 1 : 2; // reach: true yes, false yes
  }
}
