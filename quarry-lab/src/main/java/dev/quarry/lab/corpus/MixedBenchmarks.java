package dev.quarry.lab.corpus;

import static dev.quarry.lab.corpus.Reals.benchmark;
import static dev.quarry.lab.term.Terms.*;
import static java.lang.Math.*;

import dev.quarry.lab.term.Condition;
import dev.quarry.lab.term.DoubleTerm;
import java.util.List;

/** Everything at once, as numerical code has it. */
final class MixedBenchmarks {
  private MixedBenchmarks() {}

  static List<Benchmark> all() {
    return List.of(
        benchmark(
            "mixed.damped-wave",
            x -> exp(-0.1 * x) * sin(5 * x) < -0.9 && x > 0,
            x -> exp(x.times(-0.1)).times(sin(x.times(5))).lt(-0.9).and(x.gt(0)),
            0.94),
        benchmark(
            "mixed.rounded-down",
            x -> floor(x * 10) / 10 == 12.3 && sin(x) < -0.25,
            x -> floor(x.times(10)).over(10).eq(12.3).and(sin(x).lt(-0.25)),
            12.305),
        benchmark(
            "mixed.power-of-sines",
            (x, y) -> pow(sin(x), 2) + pow(cos(y), 3) == pow(sin(0.75), 2) + pow(cos(0.25), 3),
            (x, y) -> pow(sin(x), 2).plus(pow(cos(y), 3)).eq(pow(sin(0.75), 2) + pow(cos(0.25), 3)),
            0.75,
            0.25),
        benchmark(
            "mixed.log-of-tangent",
            (x, y) -> log(tan(x)) + sqrt(y) == 2.5 && y < 4,
            (x, y) -> log(tan(x)).plus(sqrt(y)).eq(2.5).and(y.lt(4)),
            38.75,
            3.77195624197097),
        benchmark(
            "mixed.kepler",
            (x, y) -> y - 0.5 * sin(y) == x && x > 1.2 && x < 1.3,
            (x, y) -> y.minus(sin(y).times(0.5)).eq(x).and(x.gt(1.2)).and(x.lt(1.3)),
            1.75 - 0.5 * sin(1.75),
            1.75),
        benchmark(
            "mixed.spiral",
            (x, y, z) -> x == z * cos(z) && y == z * sin(z) && x > 5 && y > 5,
            (x, y, z) -> x.eq(z.times(cos(z))).and(y.eq(z.times(sin(z)))).and(x.gt(5)).and(y.gt(5)),
            13.25 * cos(13.25),
            13.25 * sin(13.25),
            13.25),
        benchmark(
            "mixed.turn",
            (x, y, z) ->
                x * (1 - cos(y)) + z * sin(y) == 40 * (1 - cos(1.0)) + 20 * sin(1.0)
                    && y > 0.5
                    && y < 1.5
                    && x > 10,
            (x, y, z) ->
                x.times(minus(1, cos(y)))
                    .plus(z.times(sin(y)))
                    .eq(40 * (1 - cos(1.0)) + 20 * sin(1.0))
                    .and(y.gt(0.5))
                    .and(y.lt(1.5))
                    .and(x.gt(10)),
            40,
            1,
            20),
        benchmark(
            "mixed.angle-sum",
            (x, y, z, w) ->
                atan2(x * y, z) + exp(sin(w)) == atan2(2.0, 3.0) + exp(sin(4.0))
                    && x > 0.5
                    && z > 1,
            (x, y, z, w) ->
                atan2(x.times(y), z)
                    .plus(exp(sin(w)))
                    .eq(atan2(2.0, 3.0) + exp(sin(4.0)))
                    .and(x.gt(0.5))
                    .and(z.gt(1)),
            1,
            2,
            3,
            4),
        benchmark(
            "mixed.nearly-parallel",
            (x, y, z, w) ->
                acos((x * y + z * w) / (sqrt(x * x + z * z) * sqrt(y * y + w * w))) < 0.01
                    && x - y > 1
                    && z > 1,
            (x, y, z, w) ->
                acos(x.times(y)
                        .plus(z.times(w))
                        .over(
                            sqrt(x.times(x).plus(z.times(z)))
                                .times(sqrt(y.times(y).plus(w.times(w))))))
                    .lt(0.01)
                    .and(x.minus(y).gt(1))
                    .and(z.gt(1)),
            4,
            2,
            2,
            1.005),
        benchmark(
            "mixed.closest-approach",
            (x, y, z, w) -> collide(x, y, z, w, -(x * z + y * w) / (z * z + w * w)),
            (x, y, z, w) ->
                collide(
                    x,
                    y,
                    z,
                    w,
                    x.times(z).plus(y.times(w)).neg().over(z.times(z).plus(w.times(w)))),
            -30,
            0,
            5,
            0),
        benchmark(
            "mixed.mean-and-deviation",
            (x, y, z, w, v) ->
                spread(x, y, z, w, v, (x + y + z + w + v) / 5) == 2
                    && (x + y + z + w + v) / 5 == 10,
            (x, y, z, w, v) ->
                spread(x, y, z, w, v, x.plus(y).plus(z).plus(w).plus(v).over(5))
                    .eq(2)
                    .and(x.plus(y).plus(z).plus(w).plus(v).over(5).eq(10)),
            7,
            9,
            10,
            11,
            13),
        benchmark(
            "mixed.six-variables",
            (x, y, z, w, v, u) ->
                x * sin(y) + z * cos(w) + sqrt(v) * log(u) == 12.5 && x < 5 && z < 5 && v < 10,
            (x, y, z, w, v, u) ->
                x.times(sin(y))
                    .plus(z.times(cos(w)))
                    .plus(sqrt(v).times(log(u)))
                    .eq(12.5)
                    .and(x.lt(5))
                    .and(z.lt(5))
                    .and(v.lt(10)),
            -2.5,
            3.328125,
            4.854715403508116,
            17.75,
            8.875,
            27.125),
        benchmark(
            "mixed.seven-variables",
            (x, y, z, w, v, u, t) ->
                sin(x) * y + exp(z * 0.1) - log(w) + sqrt(v) * cos(u) - t / 3 == 4.5
                    && w > 1
                    && v > 1,
            (x, y, z, w, v, u, t) ->
                sin(x)
                    .times(y)
                    .plus(exp(z.times(0.1)))
                    .minus(log(w))
                    .plus(sqrt(v).times(cos(u)))
                    .minus(t.over(3))
                    .eq(4.5)
                    .and(w.gt(1))
                    .and(v.gt(1)),
            89.25,
            9.25,
            -1.609375,
            1.109375,
            6.015625,
            12.90625,
            22.307320839339777),
        benchmark(
            "mixed.eight-variables",
            (x, y, z, w, v, u, t, s) ->
                pow(x, 2) + sin(y) * z + sqrt(abs(w)) + exp(-v * v) + atan(u) * t + log(1 + s * s)
                        == 300
                    && x + y + z + w + v + u + t + s == 10,
            (x, y, z, w, v, u, t, s) ->
                pow(x, 2)
                    .plus(sin(y).times(z))
                    .plus(sqrt(abs(w)))
                    .plus(exp(v.neg().times(v)))
                    .plus(atan(u).times(t))
                    .plus(log(s.times(s).plus(1)))
                    .eq(300)
                    .and(x.plus(y).plus(z).plus(w).plus(v).plus(u).plus(t).plus(s).eq(10)),
            14.44010737909881,
            -229.2526073790988,
            85.625,
            -4.4375,
            -17,
            93,
            59.125,
            8.5),
        benchmark(
            "mixed.either-branch",
            (x, y) -> (sin(x) > 0.99 || x * y == 12) && x > y && y > 2.5,
            (x, y) -> sin(x).gt(0.99).or(x.times(y).eq(12)).and(x.gt(y)).and(y.gt(2.5)),
            4,
            3),
        benchmark(
            "mixed.circle-crosses-wave",
            (x, y) -> abs(y - sin(3 * x)) < 1e-8 && abs(x * x + y * y - 1) < 1e-8 && x < 0,
            (x, y) ->
                abs(y.minus(sin(x.times(3))))
                    .lt(1e-8)
                    .and(abs(x.times(x).plus(y.times(y)).minus(1)).lt(1e-8))
                    .and(x.lt(0)),
            -0.390040316667542,
            -0.9207977798484767));
  }

  /** Two aircraft at a relative place and speed pass each other within half a unit. */
  private static boolean collide(double x, double y, double vx, double vy, double t) {
    return t > 0 && t < 10 && hypot(x + vx * t, y + vy * t) < 0.5 && hypot(x, y) > 20;
  }

  private static Condition collide(
      DoubleTerm x, DoubleTerm y, DoubleTerm vx, DoubleTerm vy, DoubleTerm t) {
    return t.gt(0)
        .and(t.lt(10))
        .and(hypot(x.plus(vx.times(t)), y.plus(vy.times(t))).lt(0.5))
        .and(hypot(x, y).gt(20));
  }

  /** The standard deviation of five values with a mean. */
  private static double spread(double a, double b, double c, double d, double e, double mean) {
    double sum = sq(a - mean) + sq(b - mean) + sq(c - mean) + sq(d - mean) + sq(e - mean);
    return sqrt(sum / 5);
  }

  private static DoubleTerm spread(
      DoubleTerm a, DoubleTerm b, DoubleTerm c, DoubleTerm d, DoubleTerm e, DoubleTerm mean) {
    return sqrt(
        sq(a.minus(mean))
            .plus(sq(b.minus(mean)))
            .plus(sq(c.minus(mean)))
            .plus(sq(d.minus(mean)))
            .plus(sq(e.minus(mean)))
            .over(5));
  }

  private static double sq(double a) {
    return a * a;
  }

  private static DoubleTerm sq(DoubleTerm a) {
    return a.times(a);
  }
}
