package dev.quarry.solver.walk;

import dev.quarry.expr.Sort;
import java.util.Optional;

/**
 * The numeric sorts as the walk steps through them: as real numbers, and as ranks, where the rank
 * of a number is its place in the order of all numbers of its sort. One rank up is the next integer
 * or the next floating-point number. Bits are those of {@link
 * dev.quarry.expr.eval.EvaluationFrame}.
 */
enum WalkedNumbers {
  INT(Integer.MIN_VALUE, Integer.MAX_VALUE) {
    @Override
    double toReal(long bits) {
      return bits;
    }

    @Override
    long fromReal(double real) {
      return (int) Math.rint(real);
    }
  },
  LONG(Long.MIN_VALUE, Long.MAX_VALUE) {
    @Override
    double toReal(long bits) {
      return bits;
    }

    @Override
    long fromReal(double real) {
      return (long) Math.rint(real);
    }
  },
  FLOAT(rankOf(Float.NEGATIVE_INFINITY), rankOf(Float.POSITIVE_INFINITY)) {
    @Override
    double toReal(long bits) {
      return Float.intBitsToFloat((int) bits);
    }

    @Override
    long fromReal(double real) {
      return Float.floatToRawIntBits((float) real);
    }

    @Override
    long toRank(long bits) {
      return rankOf(Float.intBitsToFloat((int) bits));
    }

    @Override
    long fromRank(long rank) {
      return rank >= 0 ? rank : (int) (rank ^ Integer.MAX_VALUE);
    }
  },
  DOUBLE(rankOf(Double.NEGATIVE_INFINITY), rankOf(Double.POSITIVE_INFINITY)) {
    @Override
    double toReal(long bits) {
      return Double.longBitsToDouble(bits);
    }

    @Override
    long fromReal(double real) {
      return Double.doubleToRawLongBits(real);
    }

    @Override
    long toRank(long bits) {
      return rankOf(Double.longBitsToDouble(bits));
    }

    @Override
    long fromRank(long rank) {
      return rank >= 0 ? rank : rank ^ Long.MAX_VALUE;
    }
  };

  private final long least;
  private final long greatest;

  WalkedNumbers(long least, long greatest) {
    this.least = least;
    this.greatest = greatest;
  }

  /** The kind of a sort, if it is numeric. */
  static Optional<WalkedNumbers> of(Sort sort) {
    return sort == Sort.INT
        ? Optional.of(INT)
        : sort == Sort.LONG
            ? Optional.of(LONG)
            : sort == Sort.FLOAT
                ? Optional.of(FLOAT)
                : sort == Sort.DOUBLE ? Optional.of(DOUBLE) : Optional.empty();
  }

  /** The number as a double; a large long is rounded. */
  abstract double toReal(long bits);

  /** The nearest number of this sort. */
  abstract long fromReal(double real);

  /** The rank of a number. */
  long toRank(long bits) {
    return bits;
  }

  /** The number of a rank that {@link #moved} gave. */
  long fromRank(long rank) {
    return rank;
  }

  /** The number that many ranks away, or the last one in that direction. */
  long moved(long bits, long ranks) {
    long from = toRank(bits);
    long to = from + ranks;
    boolean overflow = ((from ^ to) & (ranks ^ to)) < 0;
    if (overflow) {
      to = ranks < 0 ? least : greatest;
    }
    return fromRank(Math.max(least, Math.min(greatest, to)));
  }

  boolean isIntegral() {
    return this == INT || this == LONG;
  }

  /** How many bits a number has. */
  int width() {
    return this == INT || this == FLOAT ? 32 : 64;
  }

  /** The number with one bit flipped. */
  long flipped(long bits, int bit) {
    long changed = bits ^ (1L << bit);
    return width() == 32 ? (int) changed : changed;
  }

  private static long rankOf(float number) {
    int bits = Float.floatToRawIntBits(Float.isNaN(number) ? 0 : number);
    return bits >= 0 ? bits : bits ^ Integer.MAX_VALUE;
  }

  private static long rankOf(double number) {
    long bits = Double.doubleToRawLongBits(Double.isNaN(number) ? 0 : number);
    return bits >= 0 ? bits : bits ^ Long.MAX_VALUE;
  }
}
