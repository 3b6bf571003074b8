package types;

import java.math.BigInteger;

/** Numbers that are no boxes. */
public final class NumberBig {
  public static int run(Number n) {
    if (n instanceof BigInteger) {
      return 1; // reach: yes, undecided: big integers are not made
    }
    if (n instanceof java.util.concurrent.atomic.AtomicInteger) {
      return 2; // reach: yes, undecided: atomic integers are not made
    }
    return 0;
  }
}
