package dev.quarry.lab.corpus;

import static dev.quarry.lab.term.Terms.*;
import static java.lang.Math.*;

import java.util.List;

/**
 * Branches of small programs: the two methods of Figure 5.1 of Dinges' thesis (blind, external),
 * and conditions of the kinds its Table 5.1 lists (required overflow, powers, float to bit vector
 * conversion), besides strings and other opaque methods.
 */
final class ProgramBenchmarks {
  private ProgramBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        Wholes.benchmark(
            "blind.example1",
            (i, j) -> i == i * j && i > 2,
            (i, j) -> i.eq(i.times(j)).and(i.gt(2)),
            3,
            1),
        Reals.benchmark(
            "external.example2",
            x -> (Double.doubleToRawLongBits(x) & 0xff000) > 0,
            x -> doubleToRawLongBits(x).and(0xff000).gt(0),
            0.1),
        Reals.benchmark(
            "external.exponent-and-sign",
            x -> (Double.doubleToRawLongBits(x) >>> 52 & 0x7ff) == 1060 && x < 0,
            x -> doubleToRawLongBits(x).ushr(52).and(0x7ff).eq(1060).and(x.lt(0)),
            -0x1p37),
        Wholes.benchmark(
            "dart.cubic",
            (i, j) -> j == i * i * i + 3 * i * i + 9 && i > 20,
            (i, j) -> j.eq(i.times(i).times(i).plus(i.times(3).times(i)).plus(9)).and(i.gt(20)),
            21,
            21 * 21 * 21 + 3 * 21 * 21 + 9),
        Wholes.benchmark(
            "dart.overflow",
            i -> i > 0 && i * i * i + 3 * i * i + 9 < 0,
            i -> i.gt(0).and(i.times(i).times(i).plus(i.times(3).times(i)).plus(9).lt(0)),
            1300),
        Wholes.benchmark(
            "dart.negative-square",
            (i, j) -> i * i + j * j == -194887295 && i > 0 && j > 0,
            (i, j) -> i.times(i).plus(j.times(j)).eq(-194887295).and(i.gt(0)).and(j.gt(0)),
            50000,
            40001),
        Reals.benchmark(
            "power.fifth",
            (x, y) -> pow(x, 5) == y && x > 0 && y > 100,
            (x, y) -> pow(x, 5).eq(y).and(x.gt(0)).and(y.gt(100)),
            3,
            243),
        Reals.benchmark(
            "power.of-two",
            (x, y) -> pow(2, x) + y == 1000 && y > 900 && x + y > 905 && x > 3,
            (x, y) -> pow(2, x).plus(y).eq(1000).and(y.gt(900)).and(x.plus(y).gt(905)).and(x.gt(3)),
            4,
            984),
        Reals.benchmark(
            "power.exceeds",
            (x, y) -> pow(x, y) > 1000 && x < 6 && y < 8 && x + y < 10,
            (x, y) -> pow(x, y).gt(1000).and(x.lt(6)).and(y.lt(8)).and(x.plus(y).lt(10)),
            4,
            5.5),
        Reals.benchmark(
            "power.between",
            (x, y) -> pow(x, 3) > 100 && pow(x, 3) < 101 && pow(y, x) > 50 && y < x,
            (x, y) -> pow(x, 3).gt(100).and(pow(x, 3).lt(101)).and(pow(y, x).gt(50)).and(y.lt(x)),
            4.65,
            4),
        Reals.benchmark(
            "power.square-and-cube",
            (x, y) -> pow(x, 3) - pow(y, 2) == 2 && x > 2 && y > 4,
            (x, y) -> pow(x, 3).minus(pow(y, 2)).eq(2).and(x.gt(2)).and(y.gt(4)),
            3,
            5),
        Reals.benchmark(
            "sine.exponent",
            x -> (Float.floatToIntBits((float) x) >> 23 & 0xff) == 140 && x < 0,
            x -> x.floatBits().shr(23).and(0xff).eq(140).and(x.lt(0)),
            -10000),
        Reals.benchmark(
            "sine.mantissa",
            x -> (Float.floatToIntBits((float) x) & 0x7ff000) == 0x5a5000 && x > 100 && x < 1000,
            x -> x.floatBits().and(0x7ff000).eq(0x5a5000).and(x.gt(100)).and(x.lt(1000)),
            Float.intBitsToFloat(0x435a5000)),
        Reals.benchmark(
            "sine.tiny-argument",
            x -> (Float.floatToIntBits((float) x) & 0x7fffffff) <= 0x39800000 && sin(x) != 0,
            x -> x.floatBits().and(0x7fffffff).le(0x39800000).and(sin(x).ne(0)),
            1e-5),
        Wholes.benchmark(
            "opaque.reversed-bits",
            i -> Integer.reverse(i) > 0x70000000 && i > 1000,
            i -> reverse(i).gt(0x70000000).and(i.gt(1000)),
            1054),
        Longs.benchmark(
            "opaque.bit-count",
            m -> Long.bitCount(m) == 47 && m > 0,
            m -> bitCount(m).eq(47).and(m.gt(0)),
            (1L << 47) - 1),
        Texts.benchmark(
            "string.hash-of-three",
            s -> s.hashCode() == "key".hashCode() && s.length() == 3,
            s -> s.hash().eq("key".hashCode()).and(s.length().eq(3)),
            "key"),
        Texts.benchmark(
            "string.hash-with-prefix",
            s -> s.startsWith("ab") && s.hashCode() % 1000 == 7 && s.length() < 6,
            s -> s.startsWith("ab").and(s.hash().rem(1000).eq(7)).and(s.length().lt(6)),
            "abaul"));
  }
}
