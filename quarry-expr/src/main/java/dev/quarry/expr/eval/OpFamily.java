package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/**
 * Groups of operations that a tape runs by a switch of their own. Each switch stays below HotSpot's
 * limit for inlining hot methods (325 bytes), so that together they become one loop.
 */
enum OpFamily {
  /** int arithmetic. */
  INTS,
  /** long arithmetic. */
  LONGS,
  /** float arithmetic. */
  FLOATS,
  /** double arithmetic. */
  DOUBLES,
  /** Boolean connectives, and comparisons of integers. */
  TRUTHS,
  /** Comparisons of floating-point numbers. */
  FLOATING_TRUTHS,
  /** Conversions between primitive sorts. */
  CONVERSIONS,
  /** If-then-else on primitive values. */
  PRIMITIVE_CHOICE,
  /** If-then-else on objects. */
  OBJECT_CHOICE,
  /** Everything else, on boxed values. */
  BOXED;

  /** The family of an operation with a result of the given sort. */
  static OpFamily of(Op op, Sort sort) {
    if (op == Op.ITE) {
      return EvaluationFrame.isPrimitive(sort) ? PRIMITIVE_CHOICE : OBJECT_CHOICE;
    }
    boolean primitive =
        EvaluationFrame.isPrimitive(sort)
            && op.meaning()
                .map(
                    meaning -> meaning.parameters().stream().allMatch(EvaluationFrame::isPrimitive))
                .orElse(false);
    return primitive ? primitive(op, sort) : BOXED;
  }

  private static OpFamily primitive(Op op, Sort sort) {
    Sort operand = op.meaning().orElseThrow().parameters().get(0);
    if (isComparison(op) || sort == Sort.BOOL) {
      return operand == Sort.FLOAT || operand == Sort.DOUBLE ? FLOATING_TRUTHS : TRUTHS;
    }
    if (operand != sort || isNarrowing(op)) {
      return CONVERSIONS;
    }
    if (sort == Sort.INT) {
      return INTS;
    }
    if (sort == Sort.LONG) {
      return LONGS;
    }
    return sort == Sort.FLOAT ? FLOATS : DOUBLES;
  }

  private static boolean isNarrowing(Op op) {
    return op == Op.INT_TO_BYTE || op == Op.INT_TO_CHAR || op == Op.INT_TO_SHORT;
  }

  private static boolean isComparison(Op op) {
    return switch (op) {
      case LONG_CMP, FLOAT_CMPL, FLOAT_CMPG, DOUBLE_CMPL, DOUBLE_CMPG -> true;
      default -> false;
    };
  }
}
