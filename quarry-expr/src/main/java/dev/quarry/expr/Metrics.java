package dev.quarry.expr;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;

/**
 * Sizes of expressions, from which the time to solve them can be guessed. Shared nodes count once.
 *
 * @param nodes how many distinct nodes there are
 * @param depth how many nodes the longest way from a root to a leaf has
 * @param inputs how many inputs occur
 * @param operators how often each operation occurs; operations that don't occur are missing
 * @param opaqueCalls how many opaque calls occur
 * @param nonLinear how many operations are not linear in the inputs: products of two terms that are
 *     not constant, divisions and remainders by or shifts by such a term, square roots
 * @param floatingPoint how many operations read or give floats or doubles
 * @param strings how many operations read or give strings
 */
public record Metrics(
    int nodes,
    int depth,
    int inputs,
    Map<Op, Integer> operators,
    int opaqueCalls,
    int nonLinear,
    int floatingPoint,
    int strings) {

  public Metrics {
    var copy = new EnumMap<Op, Integer>(Op.class);
    copy.putAll(operators);
    operators = Collections.unmodifiableMap(copy);
  }

  /** The sizes of a conjunction. */
  public static Metrics of(Collection<? extends Expr> roots) {
    var count = new Count();
    Dag.postOrder(roots).forEach(count::add);
    return new Metrics(
        count.depths.size(),
        count.depth,
        count.inputs,
        count.operators,
        count.calls,
        count.nonLinear,
        count.floatingPoint,
        count.strings);
  }

  /** How often an operation occurs. */
  public int count(Op op) {
    return operators.getOrDefault(op, 0);
  }

  private static final class Count {
    final Map<Expr, Integer> depths = new HashMap<>();
    final Map<Op, Integer> operators = new EnumMap<>(Op.class);
    int depth;
    int inputs;
    int calls;
    int nonLinear;
    int floatingPoint;
    int strings;

    void add(Expr node) {
      int below = 0;
      for (Expr argument : node.arguments()) {
        below = Math.max(below, depths.getOrDefault(argument, 0));
      }
      depths.put(node, below + 1);
      depth = Math.max(depth, below + 1);
      if (node instanceof Input) {
        inputs++;
      } else if (node instanceof OpaqueCall) {
        calls++;
      } else if (node instanceof Operation operation) {
        operators.merge(operation.op(), 1, Integer::sum);
        classify(operation);
      }
    }

    private void classify(Operation node) {
      var sorts = new HashSet<Sort>();
      sorts.add(node.sort());
      node.arguments().forEach(argument -> sorts.add(argument.sort()));
      if (sorts.contains(Sort.FLOAT) || sorts.contains(Sort.DOUBLE)) {
        floatingPoint++;
      }
      if (sorts.contains(Sort.STRING)) {
        strings++;
      }
      if (isNonLinear(node)) {
        nonLinear++;
      }
    }

    private static boolean isNonLinear(Operation node) {
      return switch (node.op()) {
        case INT_MUL, LONG_MUL, FLOAT_MUL, DOUBLE_MUL ->
            node.arguments().stream().noneMatch(Constant.class::isInstance);
        case INT_DIV,
            LONG_DIV,
            FLOAT_DIV,
            DOUBLE_DIV,
            INT_REM,
            LONG_REM,
            FLOAT_REM,
            DOUBLE_REM,
            INT_SHL,
            LONG_SHL,
            INT_SHR,
            LONG_SHR,
            INT_USHR,
            LONG_USHR ->
            !(node.argument(1) instanceof Constant);
        case DOUBLE_SQRT -> true;
        default -> false;
      };
    }
  }
}
