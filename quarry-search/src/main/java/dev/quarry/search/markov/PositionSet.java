package dev.quarry.search.markov;

import java.util.Arrays;

/** Positions that wait, in ascending order. */
final class PositionSet {
  private final long[] words;

  /** No smaller position is in the set. */
  private int lowest;

  /** All positions from 0 to size - 1 wait. */
  PositionSet(int size) {
    words = new long[(size >> 6) + 1];
    Arrays.fill(words, 0, size >> 6, -1L);
    words[size >> 6] = (1L << size) - 1;
  }

  void add(int position) {
    words[position >> 6] |= 1L << position;
    lowest = Math.min(lowest, position);
  }

  void remove(int position) {
    words[position >> 6] &= ~(1L << position);
  }

  /** The first waiting position, or {@code end} if there is none before it. */
  int first(int end) {
    lowest = next(lowest, end);
    return lowest;
  }

  /** The first waiting position that isn't before {@code from}; or {@code end}. */
  int next(int from, int end) {
    if (from >= end) {
      return end;
    }
    int at = from >> 6;
    long word = words[at] & (-1L << from);
    while (word == 0) {
      if (++at << 6 >= end) {
        return end;
      }
      word = words[at];
    }
    return Math.min((at << 6) + Long.numberOfTrailingZeros(word), end);
  }
}
