package dev.quarry.lab.corpus;

import static dev.quarry.lab.corpus.Reals.benchmark;
import static dev.quarry.lab.term.Terms.*;
import static java.lang.Math.*;

import java.util.List;

/** Exponentials, logarithms and powers. */
final class ExponentialBenchmarks {
  private ExponentialBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        benchmark("exp.value", x -> exp(x) == exp(2.5), x -> exp(x).eq(exp(2.5)), 2.5),
        benchmark(
            "exp.bell-flank",
            x -> exp(-x * x) > 0.25 && x > 1,
            x -> exp(x.neg().times(x)).gt(0.25).and(x.gt(1)),
            1.1),
        benchmark(
            "exp.product-with-argument",
            x -> x * exp(x) == 1.5 * exp(1.5),
            x -> x.times(exp(x)).eq(1.5 * exp(1.5)),
            1.5),
        benchmark(
            "exp.meets-line",
            x -> abs(exp(x) - 3 * x - 1) < 1e-9 && x > 1,
            x -> abs(exp(x).minus(x.times(3)).minus(1)).lt(1e-9).and(x.gt(1)),
            1.9038136944403834),
        benchmark(
            "exp.sum",
            (x, y) -> exp(x) + exp(y) == exp(1.5) + exp(-0.5),
            (x, y) -> exp(x).plus(exp(y)).eq(exp(1.5) + exp(-0.5)),
            1.5,
            -0.5),
        benchmark(
            "exp.bell-top",
            (x, y) -> exp(-(x - 3) * (x - 3) - (y + 2) * (y + 2)) > 0.9999,
            (x, y) ->
                exp(x.minus(3).neg().times(x.minus(3)).minus(y.plus(2).times(y.plus(2))))
                    .gt(0.9999),
            3,
            -2),
        benchmark(
            "exp.hyperbolic",
            (x, y) -> sinh(x) - cosh(y) > 1000 && x < 8 && y > x - 2,
            (x, y) -> sinh(x).minus(cosh(y)).gt(1000).and(x.lt(8)).and(y.gt(x.minus(2))),
            7.9,
            5.95),
        benchmark(
            "exp.tanh-window",
            (x, y) -> tanh(x) * tanh(y) > 0.5 && tanh(x * y) < 0.66,
            (x, y) -> tanh(x).times(tanh(y)).gt(0.5).and(tanh(x.times(y)).lt(0.66)),
            0.885,
            0.885),
        benchmark(
            "exp.two-logistics",
            (x, y) -> 1 / (1 + exp(-x)) > 0.999 && 1 / (1 + exp(-(x + y))) < 0.001,
            (x, y) ->
                over(1, exp(x.neg()).plus(1))
                    .gt(0.999)
                    .and(over(1, exp(x.plus(y).neg()).plus(1)).lt(0.001)),
            10,
            -20),
        benchmark(
            "exp.log-sum-exp",
            (x, y, z, w, v) ->
                log(exp(x) + exp(y) + exp(z) + exp(w) + exp(v)) == 5.25 && x + y + z + w + v == 15,
            (x, y, z, w, v) ->
                log(exp(x).plus(exp(y)).plus(exp(z)).plus(exp(w)).plus(exp(v)))
                    .eq(5.25)
                    .and(x.plus(y).plus(z).plus(w).plus(v).eq(15)),
            2.132503698224352,
            3.609375,
            1,
            3.59375,
            4.664371301775648),
        benchmark(
            "exp.power",
            (x, y) -> pow(x, y) == 1024 && x > 1 && y > 3 && x != 2,
            (x, y) -> pow(x, y).eq(1024).and(x.gt(1)).and(y.gt(3)).and(x.ne(2)),
            4,
            5),
        benchmark(
            "exp.cyclic-powers",
            (x, y, z) -> pow(x, y) + pow(y, z) + pow(z, x) == 12 && x > 1 && y > 1.5 && z > 0.5,
            (x, y, z) ->
                pow(x, y)
                    .plus(pow(y, z))
                    .plus(pow(z, x))
                    .eq(12)
                    .and(x.gt(1))
                    .and(y.gt(1.5))
                    .and(z.gt(0.5)),
            2,
            3,
            1),
        benchmark(
            "exp.base-of-logarithm",
            (x, y) -> log(x) / log(y) == 3 && x > y && y > 1,
            (x, y) -> log(x).over(log(y)).eq(3).and(x.gt(y)).and(y.gt(1)),
            8,
            2),
        benchmark(
            "exp.million",
            (x, y) -> log10(x * y) > 5.9999 && log10(x * y) < 6.0001 && x > 1 && y > 1,
            (x, y) ->
                log10(x.times(y))
                    .gt(5.9999)
                    .and(log10(x.times(y)).lt(6.0001))
                    .and(x.gt(1))
                    .and(y.gt(1)),
            1000,
            1000),
        benchmark(
            "exp.product-of-logarithms",
            (x, y) -> log(x) * log(y) == log(2.0) * log(5.0) && x + y == 7,
            (x, y) -> log(x).times(log(y)).eq(log(2.0) * log(5.0)).and(x.plus(y).eq(7)),
            2,
            5),
        // The exponential lies above x + 1, and rounding bridges no gap of 2.
        benchmark("exp.never", x -> exp(x) < x - 1, x -> exp(x).lt(x.minus(1))));
  }
}
