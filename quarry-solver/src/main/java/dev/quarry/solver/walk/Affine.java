package dev.quarry.solver.walk;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A sum of inputs with real coefficients, plus a constant. It is the geometric reading of a term:
 * wrap-around and rounding are left out, so whatever is concluded from it is checked by evaluation.
 *
 * @param coefficients none is 0
 */
record Affine(Map<Input, Double> coefficients, double constant) {
  /** Terms with more inputs are not worth keeping as sums. */
  private static final int MOST_INPUTS = 64;

  /** The sum a numeric term stands for, if it stands for one. */
  static Optional<Affine> of(Expr term) {
    Map<Expr, @Nullable Affine> sums = new HashMap<>();
    for (Expr node : Dag.postOrder(List.of(term))) {
      sums.put(node, sum(node, sums));
    }
    return Optional.ofNullable(sums.get(term));
  }

  private static @Nullable Affine sum(Expr node, Map<Expr, @Nullable Affine> sums) {
    if (WalkedNumbers.of(node.sort()).isEmpty()) {
      return null;
    }
    if (node instanceof Constant constant) {
      double value = ((Number) constant.value()).doubleValue();
      return Double.isFinite(value) ? new Affine(Map.of(), value) : null;
    }
    if (node instanceof Input input) {
      return new Affine(Map.of(input, 1.0), 0);
    }
    return node instanceof Operation operation ? sum(operation, sums) : null;
  }

  private static @Nullable Affine sum(Operation node, Map<Expr, @Nullable Affine> sums) {
    Affine a = sums.get(node.argument(0));
    if (a == null) {
      return null;
    }
    if (node.arguments().size() == 1) {
      return switch (node.op()) {
        case INT_NEG, LONG_NEG, FLOAT_NEG, DOUBLE_NEG -> a.times(-1);
        case INT_TO_LONG,
            INT_TO_FLOAT,
            INT_TO_DOUBLE,
            LONG_TO_FLOAT,
            LONG_TO_DOUBLE,
            FLOAT_TO_DOUBLE ->
            a;
        default -> null;
      };
    }
    Affine b = sums.get(node.argument(1));
    return b == null ? null : sum(node.op(), a, b);
  }

  private static @Nullable Affine sum(Op op, Affine a, Affine b) {
    return switch (op) {
      case INT_ADD, LONG_ADD, FLOAT_ADD, DOUBLE_ADD -> a.plus(b);
      case INT_SUB, LONG_SUB, FLOAT_SUB, DOUBLE_SUB -> a.plus(b.times(-1));
      case INT_MUL, LONG_MUL, FLOAT_MUL, DOUBLE_MUL ->
          b.isConstant() ? a.times(b.constant) : a.isConstant() ? b.times(a.constant) : null;
      case FLOAT_DIV, DOUBLE_DIV ->
          b.isConstant() && b.constant != 0 ? a.times(1 / b.constant) : null;
      default -> null;
    };
  }

  boolean isConstant() {
    return coefficients.isEmpty();
  }

  Affine times(double factor) {
    var scaled = new LinkedHashMap<Input, Double>();
    coefficients.forEach(
        (input, coefficient) -> {
          if (coefficient * factor != 0) {
            scaled.put(input, coefficient * factor);
          }
        });
    return new Affine(scaled, constant * factor);
  }

  @Nullable Affine plus(Affine other) {
    var sum = new LinkedHashMap<>(coefficients);
    other.coefficients.forEach((input, coefficient) -> sum.merge(input, coefficient, Double::sum));
    sum.values().removeIf(coefficient -> coefficient == 0);
    return sum.size() > MOST_INPUTS ? null : new Affine(sum, constant + other.constant);
  }
}
