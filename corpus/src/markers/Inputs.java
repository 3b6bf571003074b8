package markers;

import java.util.Random;

/** A source of inputs of the program's own, as benchmark suites have it. */
final class Inputs {
  private static final Random RANDOM = new Random();

  static int nondetInt() {
    return RANDOM.nextInt();
  }

  static boolean nondetBoolean() {
    return RANDOM.nextBoolean();
  }

  static char nondetChar() {
    return (char) RANDOM.nextInt();
  }

  static long nondetLong() {
    return RANDOM.nextLong();
  }

  static double anyDouble() {
    return RANDOM.nextDouble();
  }

  static String nondetString() {
    return Integer.toString(RANDOM.nextInt(), 36);
  }

  static void assume(boolean condition) {
    if (!condition) {
      throw new IllegalStateException("assumption");
    }
  }
}
