package environment;

import java.security.SecureRandom;

/** A coin that nobody foresees. */
public final class Coin {
  public static int look() {
    return new SecureRandom().nextBoolean() ? 1 : 2; // reach: true yes, false yes
  }
}
