package dev.quarry.solver.cost;

import dev.quarry.expr.Op;

/** What an operator is taken to cost before anything was measured: the orders of magnitude only. */
final class PriorWeights {
  private PriorWeights() {}

  /** Milliseconds by {@link Op#ordinal()}, then for an opaque call, then for any query at all. */
  static double[] millis() {
    Op[] ops = Op.values();
    var weights = new double[ops.length + 2];
    for (Op op : ops) {
      weights[op.ordinal()] = millis(op);
    }
    weights[ops.length] = 20;
    weights[ops.length + 1] = 0.3;
    return weights;
  }

  private static double millis(Op op) {
    String name = op.name();
    boolean multiplicative =
        name.endsWith("_MUL") || name.endsWith("_DIV") || name.endsWith("_REM");
    if (name.startsWith("DOUBLE")) {
      return multiplicative ? 8 : 1;
    }
    if (name.startsWith("FLOAT")) {
      return multiplicative ? 3 : 0.5;
    }
    if (name.startsWith("STRING")) {
      return 0.5;
    }
    return multiplicative ? 0.5 : 0.02;
  }
}
