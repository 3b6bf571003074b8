package dev.quarry.search.synthetic;

/** A program as the decisions it makes. */
@FunctionalInterface
public interface Program {
  void run(Trace trace);

  /** Decides on each of the bits in turn, at a site of its own: two to the power of {@code n}. */
  static Program allBits(int n) {
    return trace -> {
      for (int i = 0; i < n; i++) {
        trace.bit(i, i);
      }
    };
  }

  /**
   * A random tree over few bits and few sites. A bit may be decided on again, which makes
   * alternatives that no input takes; paths have different lengths.
   */
  static Program random(long seed, int bits, int depth) {
    return trace -> {
      long state = seed;
      for (int i = 0; i < depth; i++) {
        state = mix(state);
        if (i > 2 && Long.remainderUnsigned(state, 7) == 0) {
          return;
        }
        int bit = (int) Long.remainderUnsigned(state >>> 8, bits);
        int site = (int) Long.remainderUnsigned(state >>> 24, 5);
        state += trace.bit(site, bit) ? 1 : 0;
      }
    };
  }

  private static long mix(long value) {
    long mixed = (value ^ (value >>> 31)) * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 27);
  }
}
