package dev.quarry.lab.corpus;

import static dev.quarry.lab.corpus.Reals.benchmark;

import dev.quarry.lab.term.DoubleTerm;
import java.util.List;

/** Sums, products and quotients of doubles. */
final class PolynomialBenchmarks {
  private PolynomialBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        benchmark(
            "poly.cubic-root",
            x -> x * x * x - 6 * x * x + 11 * x == 6 && x > 2.5,
            x ->
                x.times(x)
                    .times(x)
                    .minus(x.times(6).times(x))
                    .plus(x.times(11))
                    .eq(6)
                    .and(x.gt(2.5)),
            3),
        benchmark(
            "poly.fifth-power",
            x -> x * x * x * x * x == 243,
            x -> x.times(x).times(x).times(x).times(x).eq(243),
            3),
        benchmark(
            "poly.golden-ratio",
            x -> x * x == x + 1 && x > 0,
            x -> x.times(x).eq(x.plus(1)).and(x.gt(0)),
            1.618033988749895),
        benchmark(
            "poly.thin-shell",
            x -> x * x > 2 && x * x < 2.0000001 && x < 0,
            x -> x.times(x).gt(2).and(x.times(x).lt(2.0000001)).and(x.lt(0)),
            -1.4142135800),
        benchmark(
            "poly.circle-and-line",
            (x, y) -> x * x + y * y == 25 && x - y == 1,
            (x, y) -> x.times(x).plus(y.times(y)).eq(25).and(x.minus(y).eq(1)),
            4,
            3),
        benchmark(
            "poly.elliptic-curve",
            (x, y) -> y * y == x * x * x - x + 9 && x > 10 && y > 10,
            (x, y) ->
                y.times(y).eq(x.times(x).times(x).minus(x).plus(9)).and(x.gt(10)).and(y.gt(10)),
            37,
            225),
        benchmark(
            "poly.cancellation",
            (x, y) -> (x + y) * (x - y) != x * x - y * y && x > 1 && y > 1 && x * y < 100,
            (x, y) ->
                x.plus(y)
                    .times(x.minus(y))
                    .ne(x.times(x).minus(y.times(y)))
                    .and(x.gt(1))
                    .and(y.gt(1))
                    .and(x.times(y).lt(100)),
            1.6,
            1.3),
        benchmark(
            "poly.absorption",
            (x, y) -> x + y == x && y > 1000 && x < 1e20,
            (x, y) -> x.plus(y).eq(x).and(y.gt(1000)).and(x.lt(1e20)),
            9e19,
            1001),
        benchmark(
            "poly.himmelblau",
            (x, y) ->
                (x * x + y - 11) * (x * x + y - 11) + (x + y * y - 7) * (x + y * y - 7) <= 1e-9
                    && x < 0,
            (x, y) ->
                x.times(x)
                    .plus(y)
                    .minus(11)
                    .times(x.times(x).plus(y).minus(11))
                    .plus(x.plus(y.times(y)).minus(7).times(x.plus(y.times(y)).minus(7)))
                    .le(1e-9)
                    .and(x.lt(0)),
            -2.805118,
            3.131313),
        benchmark(
            "poly.pythagorean-triple",
            (x, y, z) -> x * x + y * y == z * z && x > 3 && y > x && z < 100,
            (x, y, z) ->
                x.times(x).plus(y.times(y)).eq(z.times(z)).and(x.gt(3)).and(y.gt(x)).and(z.lt(100)),
            5,
            12,
            13),
        benchmark(
            "poly.box",
            (x, y, z) -> x * y * z == 1000 && x + y + z == 35,
            (x, y, z) -> x.times(y).times(z).eq(1000).and(x.plus(y).plus(z).eq(35)),
            20,
            10,
            5),
        benchmark(
            "poly.cyclic-quotients",
            (x, y, z) -> x / y + y / z + z / x == 5 && x > 0 && y > x && z > 0,
            (x, y, z) ->
                x.over(y)
                    .plus(y.over(z))
                    .plus(z.over(x))
                    .eq(5)
                    .and(x.gt(0))
                    .and(y.gt(x))
                    .and(z.gt(0)),
            1,
            2,
            4),
        benchmark(
            "poly.powell-singular",
            (x, y, z, w) ->
                sq(x + 10 * y) + 5 * sq(z - w) + sq(sq(y - 2 * z)) + 10 * sq(sq(x - w)) <= 2e-5
                    && x >= 0.05,
            (x, y, z, w) ->
                sq(x.plus(y.times(10)))
                    .plus(sq(z.minus(w)).times(5))
                    .plus(sq(sq(y.minus(z.times(2)))))
                    .plus(sq(sq(x.minus(w))).times(10))
                    .le(2e-5)
                    .and(x.ge(0.05)),
            0.05,
            -0.005,
            0.02,
            0.02),
        benchmark(
            "poly.four-products",
            (x, y, z, w) ->
                x * y * z * w == 360 && x * y + z * w == 66 && x > 1 && y > x && z > 1 && w > z,
            (x, y, z, w) ->
                x.times(y)
                    .times(z)
                    .times(w)
                    .eq(360)
                    .and(x.times(y).plus(z.times(w)).eq(66))
                    .and(x.gt(1))
                    .and(y.gt(x))
                    .and(z.gt(1))
                    .and(w.gt(z)),
            2,
            3,
            5,
            12),
        benchmark(
            "poly.perpendicular",
            (x, y, z, w, v, u) ->
                x * w + y * v + z * u == 0
                    && x * x + y * y + z * z == 9
                    && w * w + v * v + u * u == 9
                    && x > 0.5
                    && w > 0.5,
            (x, y, z, w, v, u) ->
                x.times(w)
                    .plus(y.times(v))
                    .plus(z.times(u))
                    .eq(0)
                    .and(x.times(x).plus(y.times(y)).plus(z.times(z)).eq(9))
                    .and(w.times(w).plus(v.times(v)).plus(u.times(u)).eq(9))
                    .and(x.gt(0.5))
                    .and(w.gt(0.5)),
            1,
            2,
            2,
            2,
            1,
            -2),
        benchmark(
            "poly.eight-squares",
            (x, y, z, w, v, u, t, s) ->
                sq(x - 1) + sq(y - 2) + sq(z - 3) + sq(w - 4) + sq(v - 5) + sq(u - 6) + sq(t - 7)
                        + sq(s - 8)
                    < 1e-6,
            (x, y, z, w, v, u, t, s) ->
                sq(x.minus(1))
                    .plus(sq(y.minus(2)))
                    .plus(sq(z.minus(3)))
                    .plus(sq(w.minus(4)))
                    .plus(sq(v.minus(5)))
                    .plus(sq(u.minus(6)))
                    .plus(sq(t.minus(7)))
                    .plus(sq(s.minus(8)))
                    .lt(1e-6),
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8),
        benchmark(
            "poly.alternating-eight",
            (x, y, z, w, v, u, t, s) ->
                x * y - z * w + v * u - t * s == 1234.5 && x + y + z + w + v + u + t + s == 100,
            (x, y, z, w, v, u, t, s) ->
                x.times(y)
                    .minus(z.times(w))
                    .plus(v.times(u))
                    .minus(t.times(s))
                    .eq(1234.5)
                    .and(x.plus(y).plus(z).plus(w).plus(v).plus(u).plus(t).plus(s).eq(100)),
            40,
            40,
            17,
            21.5,
            -18.5,
            0,
            0,
            0),
        // No square is negative.
        benchmark(
            "poly.never",
            (x, y) -> x * x + y * y < -1,
            (x, y) -> x.times(x).plus(y.times(y)).lt(-1)));
  }

  private static double sq(double a) {
    return a * a;
  }

  private static DoubleTerm sq(DoubleTerm a) {
    return a.times(a);
  }
}
