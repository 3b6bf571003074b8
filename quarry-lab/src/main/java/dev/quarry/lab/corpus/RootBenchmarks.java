package dev.quarry.lab.corpus;

import static dev.quarry.lab.corpus.Reals.benchmark;
import static dev.quarry.lab.term.Terms.*;
import static java.lang.Math.*;

import dev.quarry.lab.term.DoubleTerm;
import java.util.List;

/** Square and cube roots, distances. */
final class RootBenchmarks {
  private RootBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        benchmark("sqrt.value", x -> sqrt(x) * x == 3.375, x -> sqrt(x).times(x).eq(3.375), 2.25),
        benchmark(
            "sqrt.narrow-domain",
            x -> sqrt(x - 1000) + sqrt(2000 - x) > 44.72,
            x -> sqrt(x.minus(1000)).plus(sqrt(minus(2000, x))).gt(44.72),
            1500),
        benchmark(
            "sqrt.distance",
            (x, y) -> sqrt(x * x + y * y) == 5 && x > 2 && y > 2,
            (x, y) -> sqrt(x.times(x).plus(y.times(y))).eq(5).and(x.gt(2)).and(y.gt(2)),
            3,
            4),
        benchmark(
            "sqrt.cube-root",
            (x, y) -> cbrt(x) - sqrt(y) == 1 && x > 20 && y > 3,
            (x, y) -> cbrt(x).minus(sqrt(y)).eq(1).and(x.gt(20)).and(y.gt(3)),
            27,
            4),
        benchmark(
            "sqrt.ellipse",
            (x, y) -> hypot(x, y) + hypot(x - 6, y) == 10 && y > 3,
            (x, y) -> hypot(x, y).plus(hypot(x.minus(6), y)).eq(10).and(y.gt(3)),
            3,
            4),
        benchmark(
            "sqrt.nested",
            (x, y, z) -> sqrt(x + sqrt(y + sqrt(z))) == 3 && x > 1 && y > 1 && z > 1,
            (x, y, z) ->
                sqrt(x.plus(sqrt(y.plus(sqrt(z))))).eq(3).and(x.gt(1)).and(y.gt(1)).and(z.gt(1)),
            6,
            7,
            4),
        benchmark(
            "sqrt.triangle-area",
            (x, y, z) -> heron(x, y, z, (x + y + z) / 2) == 6 && x < y && y < z && x > 1,
            (x, y, z) ->
                heron(x, y, z, x.plus(y).plus(z).over(2))
                    .eq(6)
                    .and(x.lt(y))
                    .and(y.lt(z))
                    .and(x.gt(1)),
            3,
            4,
            5),
        benchmark(
            "sqrt.quadratic-formula",
            (x, y, z) -> (-y + sqrt(y * y - 4 * x * z)) / (2 * x) == 3 && z > 5,
            (x, y, z) ->
                y.neg()
                    .plus(sqrt(y.times(y).minus(x.times(4).times(z))))
                    .over(x.times(2))
                    .eq(3)
                    .and(z.gt(5)),
            1,
            -5,
            6),
        benchmark(
            "sqrt.unit-vector",
            (x, y, z) -> x / sqrt(x * x + y * y + z * z) > 0.9999 && y > 1 && z > 1,
            (x, y, z) ->
                x.over(sqrt(x.times(x).plus(y.times(y)).plus(z.times(z))))
                    .gt(0.9999)
                    .and(y.gt(1))
                    .and(z.gt(1)),
            1000,
            2,
            2),
        benchmark(
            "sqrt.five-roots",
            (x, y, z, w, v) ->
                sqrt(x) + sqrt(y) + sqrt(z) + sqrt(w) + sqrt(v) == 15
                    && x < y
                    && y < z
                    && z < w
                    && w < v,
            (x, y, z, w, v) ->
                sqrt(x)
                    .plus(sqrt(y))
                    .plus(sqrt(z))
                    .plus(sqrt(w))
                    .plus(sqrt(v))
                    .eq(15)
                    .and(x.lt(y))
                    .and(y.lt(z))
                    .and(z.lt(w))
                    .and(w.lt(v)),
            1,
            4,
            9,
            16,
            25),
        // A root is not negative: at most it is the negative zero, which is not below zero.
        benchmark("sqrt.never", x -> sqrt(x) < 0, x -> sqrt(x).lt(0)));
  }

  /** The area of a triangle from its sides and half their sum. */
  private static double heron(double a, double b, double c, double half) {
    return sqrt(half * (half - a) * (half - b) * (half - c));
  }

  private static DoubleTerm heron(DoubleTerm a, DoubleTerm b, DoubleTerm c, DoubleTerm half) {
    return sqrt(half.times(half.minus(a)).times(half.minus(b)).times(half.minus(c)));
  }
}
