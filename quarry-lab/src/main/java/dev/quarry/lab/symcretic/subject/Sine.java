package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/**
 * The sine of a double, computed from its bits: sign and exponent decide how the argument is
 * brought into the first octant, and polynomials do the rest. The targets are a number so small
 * that it is its own sine, and a result in the upper half of the second octant.
 */
public final class Sine {
  private static final long SIGN = 0x8000000000000000L;
  private static final long FRACTION = 0x000fffffffffffffL;
  private static final long HIDDEN = 0x0010000000000000L;
  private static final int EXPONENT = 0x7ff;
  private static final int BIAS = 1023;
  private static final int FRACTION_BITS = 52;

  private static final double QUARTER_PI = Math.PI / 4;

  /** A quarter of pi in two parts; the first one has few bits, so that multiples are exact. */
  private static final double QUARTER_HIGH = 0.785398006439209;

  private static final double QUARTER_LOW = 1.5695823889069695e-7;

  private static final double S1 = -1.0 / 6;
  private static final double S2 = 1.0 / 120;
  private static final double S3 = -1.0 / 5040;
  private static final double S4 = 1.0 / 362880;
  private static final double S5 = -1.0 / 39916800;
  private static final double C1 = -1.0 / 2;
  private static final double C2 = 1.0 / 24;
  private static final double C3 = -1.0 / 720;
  private static final double C4 = 1.0 / 40320;
  private static final double C5 = -1.0 / 3628800;

  private Sine() {}

  public static double sine(double x) {
    long bits = Double.doubleToRawLongBits(x);
    boolean negative = (bits & SIGN) != 0;
    int exponent = (int) (bits >>> FRACTION_BITS) & EXPONENT;
    long fraction = bits & FRACTION;
    if (exponent == EXPONENT) {
      if (fraction != 0) {
        return x;
      }
      return Double.NaN;
    }
    if (exponent == 0) {
      return x;
    }
    int power = exponent - BIAS;
    if (power < -26) {
      if (negative) {
        Quarry.target();
      }
      return x;
    }
    if (power > 30) {
      return far(fraction, power, negative);
    }
    double size = Double.longBitsToDouble(bits & ~SIGN);
    int octant = octant(size);
    double rest = rest(size, octant);
    double value = piece(rest, octant & 7);
    if (value > 1) {
      value = 1;
    }
    if (value < -1) {
      value = -1;
    }
    if ((octant & 7) == 1) {
      if (value > 0.9) {
        if (power < 4) {
          Quarry.target();
        }
      }
    }
    if (negative) {
      return -value;
    }
    return value;
  }

  /** How many quarters of pi are in a positive number. */
  private static int octant(double size) {
    if (size < QUARTER_PI) {
      return 0;
    }
    int octant = (int) (size / QUARTER_PI);
    if (octant < 0) {
      return 0;
    }
    return octant;
  }

  /** What is left of a positive number without its octants. */
  private static double rest(double size, int octant) {
    if (octant == 0) {
      return size;
    }
    double rest = size - octant * QUARTER_HIGH;
    rest = rest - octant * QUARTER_LOW;
    if (rest < 0) {
      rest = 0;
    }
    return rest;
  }

  /** The sine in one of eight octants; the upper four repeat the lower ones below zero. */
  private static double piece(double rest, int octant) {
    if (octant >= 4) {
      return -positive(rest, octant - 4);
    }
    return positive(rest, octant);
  }

  private static double positive(double rest, int octant) {
    if (octant == 0) {
      return sinePolynomial(rest);
    }
    if (octant == 1) {
      return cosinePolynomial(QUARTER_PI - rest);
    }
    if (octant == 2) {
      return cosinePolynomial(rest);
    }
    return sinePolynomial(QUARTER_PI - rest);
  }

  private static double sinePolynomial(double x) {
    double square = x * x;
    double sum = S5;
    sum = sum * square + S4;
    sum = sum * square + S3;
    sum = sum * square + S2;
    sum = sum * square + S1;
    sum = sum * square;
    return x + x * sum;
  }

  private static double cosinePolynomial(double x) {
    double square = x * x;
    double sum = C5;
    sum = sum * square + C4;
    sum = sum * square + C3;
    sum = sum * square + C2;
    sum = sum * square + C1;
    return 1 + square * sum;
  }

  /** The sine of a number of more than thirty bits, taken modulo a full turn bit by bit. */
  private static double far(long fraction, int power, boolean negative) {
    long mantissa = fraction | HIDDEN;
    double unit = power > FRACTION_BITS ? 2 : 1;
    double reduced = mantissa * 0x1p-52 * unit;
    int octant = octant(reduced);
    double value = piece(rest(reduced, octant), octant & 7);
    if (negative) {
      return -value;
    }
    return value;
  }
}
