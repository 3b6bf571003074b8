package dev.quarry.solver.walk;

import java.util.random.RandomGenerator;

/** Draws a number near another one. */
final class NumberDraw {
  private final WalkOptions options;
  private final ValuePool pool;
  private final RandomGenerator random;

  NumberDraw(WalkOptions options, ValuePool pool, RandomGenerator random) {
    this.options = options;
    this.pool = pool;
    this.random = random;
  }

  /** Another number of the kind. */
  long near(WalkedNumbers kind, long bits) {
    if (options.has(Technique.POOLED_VALUES) && random.nextInt(6) == 0) {
      return pooled(kind);
    }
    return options.has(Technique.MANY_SCALES)
        ? ofManyScales(kind, bits)
        : shifted(kind, bits, random.nextGaussian(0, options.radius()));
  }

  private long pooled(WalkedNumbers kind) {
    long[] known = pool.numbers(kind);
    long bits = known[random.nextInt(known.length)];
    return random.nextBoolean() ? bits : kind.moved(bits, random.nextInt(-1, 2));
  }

  private long ofManyScales(WalkedNumbers kind, long bits) {
    double real = kind.toReal(bits);
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> shifted(kind, bits, random.nextGaussian(0, options.radius()));
      case 3, 4 -> shifted(kind, bits, random.nextGaussian() * magnitude(kind));
      case 5 -> shifted(kind, bits, real * random.nextGaussian() * powerOfTwo(-12, 2));
      case 6 ->
          kind.moved(
              bits, (long) Math.rint(random.nextGaussian() * powerOfTwo(0, kind.width() / 2)));
      case 7 -> kind.flipped(bits, random.nextInt(kind.width()));
      case 8 -> related(kind, bits, real);
      default -> anywhere(kind);
    };
  }

  private double magnitude(WalkedNumbers kind) {
    return kind.isIntegral() ? powerOfTwo(0, kind.width() - 1) : powerOfTwo(-24, 24);
  }

  private double powerOfTwo(int from, int to) {
    return Math.scalb(1.0, random.nextInt(from, to));
  }

  private long related(WalkedNumbers kind, long bits, double real) {
    return switch (random.nextInt(5)) {
      case 0 -> kind.fromReal(-real);
      case 1 -> kind.fromReal(real * 2);
      case 2 -> kind.fromReal(real / 2);
      case 3 -> kind.moved(bits, random.nextBoolean() ? 1 : -1);
      default -> kind.fromReal(Math.rint(real));
    };
  }

  /** Any number: magnitudes are as likely as each other. */
  private long anywhere(WalkedNumbers kind) {
    if (kind.isIntegral()) {
      long any = random.nextLong() >> random.nextInt(64);
      return kind == WalkedNumbers.INT ? (int) any : any;
    }
    int span = kind == WalkedNumbers.FLOAT ? 120 : 1000;
    int exponent = random.nextInt(4) == 0 ? random.nextInt(-span, span) : random.nextInt(-8, 12);
    return kind.fromReal(Math.scalb(random.nextDouble(-1, 1), exponent));
  }

  /** The number a real distance away, and for integers at least one away. */
  private static long shifted(WalkedNumbers kind, long bits, double distance) {
    if (kind.isIntegral()) {
      long whole = (long) Math.rint(distance);
      return kind.moved(bits, whole != 0 ? whole : distance < 0 ? -1 : 1);
    }
    double real = kind.toReal(bits);
    return kind.fromReal(Double.isNaN(real) ? distance : real + distance);
  }
}
