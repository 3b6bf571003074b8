package dev.quarry.lab.corpus;

import static dev.quarry.lab.corpus.Reals.benchmark;
import static dev.quarry.lab.term.Terms.*;
import static java.lang.Math.*;

import java.util.List;

/** Sines, tangents and their inverses. */
final class TrigonometricBenchmarks {
  private TrigonometricBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        benchmark("trig.high-sine", x -> sin(x) > 0.9995, x -> sin(x).gt(0.9995), 1.57),
        benchmark("trig.sine-value", x -> sin(x) == sin(0.6), x -> sin(x).eq(sin(0.6)), 0.6),
        benchmark(
            "trig.cosine-fixed-point", x -> cos(x) == x, x -> cos(x).eq(x), 0.7390851332151607),
        benchmark(
            "trig.rounding-above-one",
            x -> sin(x) * sin(x) + cos(x) * cos(x) > 1,
            x -> sin(x).times(sin(x)).plus(cos(x).times(cos(x))).gt(1),
            6.078125),
        benchmark(
            "trig.product-of-sines",
            (x, y) -> sin(x) * sin(y) == sin(0.5) * sin(1.25),
            (x, y) -> sin(x).times(sin(y)).eq(sin(0.5) * sin(1.25)),
            0.5,
            1.25),
        benchmark(
            "trig.nested",
            (x, y, z) -> sin(x * cos(y * sin(z))) > 0.9999 && x > 50 && y > 50 && z > 50,
            (x, y, z) ->
                sin(x.times(cos(y.times(sin(z)))))
                    .gt(0.9999)
                    .and(x.gt(50))
                    .and(y.gt(50))
                    .and(z.gt(50)),
            83.75,
            53.0,
            74.125),
        benchmark(
            "trig.sine-meets-tangent",
            (x, y, z) -> sin(x * cos(y)) == tan(z) && z > 0.5 && x > 1,
            (x, y, z) -> sin(x.times(cos(y))).eq(tan(z)).and(z.gt(0.5)).and(x.gt(1)),
            4.652047708974255,
            40.25,
            32),
        benchmark(
            "trig.phase-shift",
            (x, y) -> sin(x) == cos(y) && x > 1 && y > x,
            (x, y) -> sin(x).eq(cos(y)).and(x.gt(1)).and(y.gt(x)),
            5.10011101961531,
            9.8125),
        benchmark(
            "trig.three-crests",
            (x, y, z) -> sin(x) + sin(y) + sin(z) > 2.999,
            (x, y, z) -> sin(x).plus(sin(y)).plus(sin(z)).gt(2.999),
            1.57,
            1.57,
            1.57),
        benchmark(
            "trig.beat",
            x -> sin(x) + sin(1.1 * x) > 1.99 && x > 100,
            x -> sin(x).plus(sin(x.times(1.1))).gt(1.99).and(x.gt(100)),
            127.16),
        benchmark(
            "trig.steep-tangent",
            x -> tan(x) > 1e6 && x > 0 && x < 100,
            x -> tan(x).gt(1e6).and(x.gt(0)).and(x.lt(100)),
            1.5707962),
        benchmark(
            "trig.arc-sum",
            (x, y, z) -> asin(x) + acos(y) - atan(z) == asin(0.25) + acos(0.5) - atan(2.0),
            (x, y, z) ->
                asin(x).plus(acos(y)).minus(atan(z)).eq(asin(0.25) + acos(0.5) - atan(2.0)),
            0.25,
            0.5,
            2),
        benchmark(
            "trig.third-quadrant",
            (x, y) -> atan2(y, x) == atan2(-3.0, -7.0) && x * y > 20,
            (x, y) -> atan2(y, x).eq(atan2(-3.0, -7.0)).and(x.times(y).gt(20)),
            -7,
            -3),
        benchmark(
            "trig.nearly-pi",
            (x, y) -> atan2(sin(x), cos(y)) > 3.14 && x > 2 && y > 20,
            (x, y) -> atan2(sin(x), cos(y)).gt(3.14).and(x.gt(2)).and(y.gt(20)),
            3.140625,
            46.375),
        benchmark(
            "trig.three-windows",
            (x, y) -> sin(x) > 0.5 && cos(x) < -0.5 && tan(y) > x && x + y < 20 && y > 12,
            (x, y) ->
                sin(x)
                    .gt(0.5)
                    .and(cos(x).lt(-0.5))
                    .and(tan(y).gt(x))
                    .and(x.plus(y).lt(20))
                    .and(y.gt(12)),
            -3.78125,
            19.625),
        benchmark(
            "trig.waves-on-a-plane",
            (x, y, z, w) -> sin(x) * cos(y) > 0.95 && sin(z) + cos(w) < -1.9 && x + y + z + w == 10,
            (x, y, z, w) ->
                sin(x)
                    .times(cos(y))
                    .gt(0.95)
                    .and(sin(z).plus(cos(w)).lt(-1.9))
                    .and(x.plus(y).plus(z).plus(w).eq(10)),
            1.6875,
            0.125,
            -1.375,
            9.5625),
        benchmark(
            "trig.six-variables",
            (x, y, z, w, v, u) ->
                sin(x) + cos(y) + sin(z) * cos(w) + tan(v) * sin(u) == 2.75 && x > y && z > w,
            (x, y, z, w, v, u) ->
                sin(x)
                    .plus(cos(y))
                    .plus(sin(z).times(cos(w)))
                    .plus(tan(v).times(sin(u)))
                    .eq(2.75)
                    .and(x.gt(y))
                    .and(z.gt(w)),
            2.046875,
            -0.9375,
            7.546875,
            5.28125,
            -17.125,
            -0.11742535505838207),
        // sin x + cos x is never beyond the square root of 2.
        benchmark("trig.never", x -> sin(x) + cos(x) > 1.5, x -> sin(x).plus(cos(x)).gt(1.5)));
  }
}
