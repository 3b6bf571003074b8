package dev.quarry.solver.cost;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Metrics;
import dev.quarry.expr.Op;
import java.time.Duration;
import java.util.List;

/**
 * Predicts solving time as a weighted sum of operator counts, as section 4.1 of "Towards Optimal
 * Concolic Testing" (Wang et al., ICSE 2018) does, but with weights fitted on line from the queries
 * at hand instead of once for all. Safe for many threads.
 */
public final class CostModel {
  private static final int OPS = Op.values().length;
  private static final double NANOS_PER_MILLI = 1e6;

  private final RecursiveLeastSquares fit = new RecursiveLeastSquares(PriorWeights.millis());

  /** The expected time to solve the conjuncts; at least a microsecond. */
  public synchronized Duration predict(List<Expr> conjuncts) {
    double millis = fit.predict(features(conjuncts));
    return Duration.ofNanos(Math.max(1_000, (long) (millis * NANOS_PER_MILLI)));
  }

  /** Learns from a solved query, whatever its verdict. */
  public synchronized void observe(List<Expr> conjuncts, Duration time) {
    fit.observe(features(conjuncts), time.toNanos() / NANOS_PER_MILLI);
  }

  /** How many queries the weights have been fitted to. */
  public synchronized long observations() {
    return fit.observations();
  }

  /** Operator counts by {@link Op#ordinal()}, then opaque calls, then the constant 1. */
  private static double[] features(List<Expr> conjuncts) {
    Metrics metrics = Metrics.of(conjuncts);
    var counts = new double[OPS + 2];
    metrics.operators().forEach((op, count) -> counts[op.ordinal()] = count);
    counts[OPS] = metrics.opaqueCalls();
    counts[OPS + 1] = 1;
    return counts;
  }
}
