package dev.quarry.lab.corpus;

import static dev.quarry.lab.corpus.Reals.benchmark;
import static dev.quarry.lab.term.Terms.*;
import static java.lang.Math.*;

import dev.quarry.lab.term.DoubleTerm;
import java.util.List;

/**
 * Six classical test functions for unconstrained minimisation, each a sum of squares whose minimum
 * is zero (Moré, Garbow, Hillstrom: Testing unconstrained optimization software, 1981). The
 * condition asks for a point below a threshold, the same for all, that only the neighbourhood of a
 * global minimum reaches.
 */
final class OptimisationBenchmarks {
  private static final double THRESHOLD = 1e-2;

  private OptimisationBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        benchmark(
            "opti.beale",
            (x, y) ->
                sq(1.5 - x * (1 - y)) + sq(2.25 - x * (1 - y * y)) + sq(2.625 - x * (1 - y * y * y))
                    <= THRESHOLD,
            (x, y) ->
                sq(minus(1.5, x.times(minus(1, y))))
                    .plus(sq(minus(2.25, x.times(minus(1, y.times(y))))))
                    .plus(sq(minus(2.625, x.times(minus(1, y.times(y).times(y))))))
                    .le(THRESHOLD),
            3,
            0.5),
        benchmark(
            "opti.freudenstein-roth",
            (x, y) ->
                sq(-13 + x + ((5 - y) * y - 2) * y) + sq(-29 + x + ((y + 1) * y - 14) * y)
                    <= THRESHOLD,
            (x, y) ->
                sq(x.plus(-13).plus(minus(5, y).times(y).minus(2).times(y)))
                    .plus(sq(x.plus(-29).plus(y.plus(1).times(y).minus(14).times(y))))
                    .le(THRESHOLD),
            5,
            4),
        benchmark(
            "opti.helical-valley",
            (x, y, z) ->
                100 * (sq(z - 10 * (atan2(y, x) / (2 * PI))) + sq(sqrt(x * x + y * y) - 1)) + z * z
                    <= THRESHOLD,
            (x, y, z) ->
                sq(z.minus(atan2(y, x).over(2 * PI).times(10)))
                    .plus(sq(sqrt(x.times(x).plus(y.times(y))).minus(1)))
                    .times(100)
                    .plus(z.times(z))
                    .le(THRESHOLD),
            1,
            0,
            0),
        benchmark(
            "opti.powell-badly-scaled",
            (x, y) -> sq(10000 * x * y - 1) + sq(exp(-x) + exp(-y) - 1.0001) <= THRESHOLD,
            (x, y) ->
                sq(x.times(10000).times(y).minus(1))
                    .plus(sq(exp(x.neg()).plus(exp(y.neg())).minus(1.0001)))
                    .le(THRESHOLD),
            1.098159e-5,
            9.106146),
        benchmark(
            "opti.rosenbrock",
            (x, y) -> 100 * sq(y - x * x) + sq(1 - x) <= THRESHOLD,
            (x, y) -> sq(y.minus(x.times(x))).times(100).plus(sq(minus(1, x))).le(THRESHOLD),
            1,
            1),
        benchmark(
            "opti.wood",
            (x, y, z, w) ->
                100 * sq(y - x * x)
                        + sq(1 - x)
                        + 90 * sq(w - z * z)
                        + sq(1 - z)
                        + 10 * sq(y + w - 2)
                        + 0.1 * sq(y - w)
                    <= THRESHOLD,
            (x, y, z, w) ->
                sq(y.minus(x.times(x)))
                    .times(100)
                    .plus(sq(minus(1, x)))
                    .plus(sq(w.minus(z.times(z))).times(90))
                    .plus(sq(minus(1, z)))
                    .plus(sq(y.plus(w).minus(2)).times(10))
                    .plus(sq(y.minus(w)).times(0.1))
                    .le(THRESHOLD),
            1,
            1,
            1,
            1));
  }

  private static double sq(double a) {
    return a * a;
  }

  private static DoubleTerm sq(DoubleTerm a) {
    return a.times(a);
  }
}
