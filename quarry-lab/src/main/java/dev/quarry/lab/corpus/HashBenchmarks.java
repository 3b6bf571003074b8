package dev.quarry.lab.corpus;

import dev.quarry.lab.term.IntTerm;
import dev.quarry.lab.term.LongTerm;
import java.util.List;

/** Five ways to provoke a collision: other fields than the key's that have the key's hash code. */
final class HashBenchmarks {
  private HashBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        Wholes.benchmark(
            "hash.polynomial",
            (i, j, k) -> polynomial(i, j, k) == polynomial(1963, 11, 22) && j > 50 && k > 50,
            (i, j, k) ->
                polynomial(i, j, k).eq(polynomial(1963, 11, 22)).and(j.gt(50)).and(k.gt(50)),
            1955,
            217,
            1324),
        Wholes.benchmark(
            "hash.polynomial-small-fields",
            (i, j, k) ->
                polynomial(i, j, k) == polynomial(3, 50, 7)
                    && i > 0
                    && i < 100
                    && j > 0
                    && j < 100
                    && k > 7
                    && k < 100,
            (i, j, k) ->
                polynomial(i, j, k)
                    .eq(polynomial(3, 50, 7))
                    .and(i.gt(0))
                    .and(i.lt(100))
                    .and(j.gt(0))
                    .and(j.lt(100))
                    .and(k.gt(7))
                    .and(k.lt(100)),
            3,
            49,
            38),
        Longs.benchmark(
            "hash.folded-long",
            m -> (int) (m ^ m >>> 32) == 0x2468ace && m > 1L << 40,
            m -> m.xor(m.ushr(32)).toInt().eq(0x2468ace).and(m.gt(1L << 40)),
            (0x1000L << 32) | (0x2468ace ^ 0x1000)),
        Wholes.benchmark(
            "hash.shift-xor",
            (i, j, k) -> shiftXor(i, j, k) == shiftXor(40, 30, 20) && i > j && j > k && k > 100,
            (i, j, k) ->
                shiftXor(i, j, k).eq(shiftXor(40, 30, 20)).and(i.gt(j)).and(j.gt(k)).and(k.gt(100)),
            60724,
            102,
            101),
        Longs.benchmark(
            "hash.mixed-longs",
            (m, n) ->
                mix(m, n) == mix(123456789L, 987654321L) && m > 0 && n > 0 && m < n && n < 1000000,
            (m, n) ->
                mix(m, n)
                    .eq(mix(123456789L, 987654321L))
                    .and(m.gt(0))
                    .and(n.gt(0))
                    .and(m.lt(n))
                    .and(n.lt(1000000)),
            169926,
            282212));
  }

  /** The usual polynomial over 31. */
  private static int polynomial(int i, int j, int k) {
    return 31 * (31 * (31 * 17 + i) + j) + k;
  }

  private static IntTerm polynomial(IntTerm i, IntTerm j, IntTerm k) {
    return i.plus(31 * 17).times(31).plus(j).times(31).plus(k);
  }

  /** Rotates nothing, but shifts and mixes. */
  private static int shiftXor(int i, int j, int k) {
    int h = i ^ j << 5;
    h = h ^ h >>> 11;
    return h ^ k << 9;
  }

  private static IntTerm shiftXor(IntTerm i, IntTerm j, IntTerm k) {
    IntTerm h = i.xor(j.shl(5));
    h = h.xor(h.ushr(11));
    return h.xor(k.shl(9));
  }

  /** A place in a table of a million, reached by multiplication, shift and xor. */
  private static int mix(long m, long n) {
    long h = m * 31 + n;
    h = (h ^ h >>> 20) * 0x9e3779b1L;
    return (int) (h ^ h >>> 12) & 0xfffff;
  }

  private static IntTerm mix(LongTerm m, LongTerm n) {
    LongTerm h = m.times(31).plus(n);
    h = h.xor(h.ushr(20)).times(0x9e3779b1L);
    return h.xor(h.ushr(12)).toInt().and(0xfffff);
  }
}
