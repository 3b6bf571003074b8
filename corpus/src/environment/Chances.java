package environment;

import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers are inputs: all of them are tried, and no others. */
final class Chances {
  // explore: exhausted
  // returns: 0, 1, 2
  static int die() {
    int shown = new Random().nextInt(3);
    return shown == 0 ? 0 : shown == 1 ? 1 : shown == 2 ? 2 : 3;
  }

  // explore: exhausted
  // returns: 0, 1
  static int coin() {
    return new Random().nextBoolean() ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int local() {
    return ThreadLocalRandom.current().nextInt(4) > 1 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int fraction() {
    double drawn = Math.random();
    return drawn >= 1 ? 2 : drawn < 0.5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int twoDice() {
    Random dice = new Random();
    int sum = dice.nextInt(2) + dice.nextInt(2);
    return sum == 0 ? 0 : sum == 1 ? 1 : sum == 2 ? 2 : 3;
  }

  /** Seeded later, it gives the same everywhere. */
  // explore: exhausted
  // returns: 0
  static int seededLater() {
    Random dice = new Random();
    dice.setSeed(42);
    return dice.nextInt(10);
  }

  /** What a generator without a seed gives to the JDK is not tried. */
  // explore: open
  // returns: any
  static int stream() {
    return new Random().ints(1, 0, 2).sum();
  }
}
