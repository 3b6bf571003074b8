package dev.quarry.expr;

import org.jspecify.annotations.Nullable;

/**
 * Remembers constants of one sort of numbers by their bits, since programs use the same few again
 * and again. Lossy and safe for many threads as {@link Applications} is; what it keeps from being
 * collected is at most {@link #CAPACITY} small nodes.
 */
final class NumberCache {
  private static final int BITS = 11;
  static final int CAPACITY = 1 << BITS;

  private final @Nullable Known[] table = new Known[CAPACITY];

  private static final class Known {
    final long bits;
    final Constant constant;

    Known(long bits, Constant constant) {
      this.bits = bits;
      this.constant = constant;
    }
  }

  /** The constant with these bits; null if it is not remembered. */
  @Nullable Constant find(long bits) {
    Known known = table[index(bits)];
    return known != null && known.bits == bits ? known.constant : null;
  }

  /** Remembers a constant. */
  Constant put(long bits, Constant constant) {
    table[index(bits)] = new Known(bits, constant);
    return constant;
  }

  private static int index(long bits) {
    return (int) ((bits * 0x9E3779B97F4A7C15L) >>> (64 - BITS));
  }
}
