package environment;

import java.util.Random;

/** A generator with a seed gives the same everywhere. */
public final class Seeded {
  public static int look() {
    return new Random(42).nextInt(10) == 0 ? 1 : 2; // reach: true yes, false no
  }
}
