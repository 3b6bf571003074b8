package dev.quarry.lab.corpus;

import static dev.quarry.lab.corpus.Wholes.benchmark;
import static dev.quarry.lab.term.Terms.*;
import static java.lang.Math.*;

import java.util.List;

/** Non-linear conditions about ints, alone and mixed with doubles. */
final class IntegerBenchmarks {
  private IntegerBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        benchmark(
            "integer.two-squares",
            (i, j) -> i * i + j * j == 7225 && i > j && j > 0 && i < 85,
            (i, j) -> i.times(i).plus(j.times(j)).eq(7225).and(i.gt(j)).and(j.gt(0)).and(i.lt(85)),
            84,
            13),
        benchmark(
            "integer.two-cubes",
            (i, j) -> i * i * i + j * j * j == 1729 && i < j && i > 1,
            (i, j) ->
                i.times(i).times(i).plus(j.times(j).times(j)).eq(1729).and(i.lt(j)).and(i.gt(1)),
            9,
            10),
        benchmark(
            "integer.factors",
            (i, j) -> i * j == 62615533 && i > 1 && j > i,
            (i, j) -> i.times(j).eq(62615533).and(i.gt(1)).and(j.gt(i)),
            7907,
            7919),
        benchmark(
            "integer.quadratic-form",
            (i, j) -> i * i - 3 * i * j + j * j == -121 && i > 5 && j > 5,
            (i, j) ->
                i.times(i)
                    .minus(i.times(3).times(j))
                    .plus(j.times(j))
                    .eq(-121)
                    .and(i.gt(5))
                    .and(j.gt(5)),
            10,
            13),
        benchmark(
            "integer.remainders",
            (i, j) -> i * j % 1009 == 17 && (i + j) % 101 == 3 && i > 100 && j > 1000,
            (i, j) ->
                i.times(j)
                    .rem(1009)
                    .eq(17)
                    .and(i.plus(j).rem(101).eq(3))
                    .and(i.gt(100))
                    .and(j.gt(1000)),
            468,
            1050),
        benchmark(
            "integer.sine-of-whole",
            i -> sin(i) > 0.99999 && i != 0,
            i -> sin(i.toDouble()).gt(0.99999).and(i.ne(0)),
            -11),
        benchmark(
            "integer.root-times-whole",
            (i, j) -> sqrt(i) * j == 60 && i > 10 && j > 10,
            (i, j) -> sqrt(i.toDouble()).times(j.toDouble()).eq(60).and(i.gt(10)).and(j.gt(10)),
            16,
            15),
        benchmark(
            "integer.truncated-curve",
            (i, j) -> (int) (sqrt(i) * 10) == j && j > 200 && i < 500,
            (i, j) -> sqrt(i.toDouble()).times(10).toInt().eq(j).and(j.gt(200)).and(i.lt(500)),
            450,
            (int) (sqrt(450) * 10)),
        // The last two bits of a square are 00 or 01, with or without overflow.
        benchmark("integer.never", i -> (i * i & 3) == 3, i -> i.times(i).and(3).eq(3)));
  }
}
