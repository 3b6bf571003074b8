package dev.quarry.search.random;

import dev.quarry.expr.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Draws numbers. Half of them are such as programs treat specially: limits, small numbers, and what
 * is near the constants of the program; some are equal to a number drawn just before, since
 * programs compare their inputs with each other. The rest are of any magnitude.
 */
final class Draw {
  private static final int REMEMBERED = 8;

  private final RandomGenerator random;
  private final Dictionary dictionary;
  private final List<Number> recent = new ArrayList<>();
  private int objects;

  Draw(RandomGenerator random, Dictionary dictionary) {
    this.random = random;
    this.dictionary = dictionary;
  }

  RandomGenerator random() {
    return random;
  }

  Dictionary dictionary() {
    return dictionary;
  }

  /** Whether something happens that does so once in so many times. */
  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  /** From 0 on, without an end. */
  int below(int end) {
    return random.nextInt(end);
  }

  <T> T from(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** A length; short ones are more likely. */
  int size(int longest) {
    int limit = oneIn(4) ? longest : Math.min(longest, 5);
    return random.nextInt(limit + 1);
  }

  /** A new row begins, in which there are so many objects already. */
  void forget(int known) {
    recent.clear();
    objects = known;
  }

  /** An object that is no other of the row. */
  Ref object() {
    objects++;
    return new Ref(objects);
  }

  int anyInt() {
    return remember(freshInt()).intValue();
  }

  private Number freshInt() {
    return switch (below(10)) {
      case 0 -> again(below(10));
      case 1 -> limit(Integer.SIZE);
      case 2, 3, 4 -> dictionary.ints().isEmpty() ? small() : near(from(dictionary.ints()));
      case 5, 6 -> small();
      case 7 -> below(256);
      default -> random.nextInt() >> below(Integer.SIZE);
    };
  }

  long anyLong() {
    return remember(freshLong()).longValue();
  }

  private Number freshLong() {
    return switch (below(10)) {
      case 0 -> again(below(10));
      case 1 -> limit(Long.SIZE);
      case 2, 3 -> dictionary.longs().isEmpty() ? small() : near(from(dictionary.longs()));
      case 4, 5, 6 -> freshInt();
      default -> random.nextLong() >> below(Long.SIZE);
    };
  }

  double anyDouble() {
    return remember(freshDouble(dictionary.doubles())).doubleValue();
  }

  float anyFloat() {
    return remember(freshDouble(dictionary.floats())).floatValue();
  }

  private Number freshDouble(List<? extends Number> constants) {
    return switch (below(12)) {
      case 0 -> again(small());
      case 1 -> special();
      case 2, 3, 4 -> constants.isEmpty() ? small() : beside(from(constants).doubleValue());
      case 5 -> freshInt();
      case 6, 7 -> random.nextDouble();
      case 8 -> small();
      case 9, 10 -> random.nextGaussian() * Math.pow(10, random.nextInt(-3, 7));
      default -> Double.longBitsToDouble(random.nextLong());
    };
  }

  private double special() {
    double[] specials = {
      0.0,
      -0.0,
      1,
      -1,
      Double.NaN,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.MIN_VALUE,
      Double.MAX_VALUE,
      -Double.MAX_VALUE,
      Float.MAX_VALUE,
      Float.MIN_VALUE
    };
    return specials[below(specials.length)];
  }

  private double beside(double constant) {
    return switch (below(4)) {
      case 0 -> Math.nextUp(constant);
      case 1 -> Math.nextDown(constant);
      case 2 -> constant + random.nextGaussian() * Math.max(1, Math.abs(constant)) / 10;
      default -> constant;
    };
  }

  private Number again(Number otherwise) {
    if (recent.isEmpty()) {
      return otherwise;
    }
    Number before = from(recent);
    return oneIn(4) ? before.longValue() + random.nextInt(-1, 2) : before;
  }

  private long limit(int bits) {
    long power = 1L << below(bits);
    return switch (below(4)) {
      case 0 -> power - 1;
      case 1 -> -power;
      case 2 -> -power - 1;
      default -> power;
    };
  }

  private long near(long constant) {
    return oneIn(2) ? constant : constant + random.nextInt(-1, 2);
  }

  private int small() {
    return random.nextInt(-3, 12);
  }

  private Number remember(Number value) {
    if (recent.size() < REMEMBERED) {
      recent.add(value);
    }
    return value;
  }

  /** Near a number that was interesting: a step, a flipped bit, or another number altogether. */
  long changed(long value, int bits) {
    return switch (below(5)) {
      case 0 -> value + 1;
      case 1 -> value - 1;
      case 2 -> value ^ (1L << below(bits));
      case 3 -> -value;
      default -> bits == Long.SIZE ? anyLong() : anyInt();
    };
  }

  double changed(double value) {
    return switch (below(6)) {
      case 0 -> value + 1;
      case 1 -> -value;
      case 2 -> value * random.nextDouble(0.5, 2);
      case 3 -> Math.rint(value);
      case 4 -> value + random.nextGaussian();
      default -> anyDouble();
    };
  }
}
