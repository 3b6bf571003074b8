package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.EvaluationFrame;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** What an argument of a condition has to be for the condition to be true or false. */
final class ConditionInversion implements Inversion {
  private final RandomGenerator random;
  private final RegexSample regexes;

  ConditionInversion(RandomGenerator random) {
    this.random = random;
    this.regexes = new RegexSample(random);
  }

  @Override
  public @Nullable Object argument(Operation node, int index, Object wanted, NodeValues values) {
    if (!(wanted instanceof Boolean truth)) {
      return null;
    }
    return switch (node.op()) {
      case NOT -> !truth;
      case AND, OR -> truth;
      case BOOL_EQ -> values.truth(node.argument(1 - index)) == truth;
      case INT_EQ, LONG_EQ, FLOAT_EQ, DOUBLE_EQ ->
          truth ? values.get(node.argument(1 - index)) : beside(node, index, values);
      case REF_EQ, TYPE_EQ -> truth ? values.get(node.argument(1 - index)) : null;
      case INT_LT, LONG_LT, FLOAT_LT, DOUBLE_LT -> ordered(node, index, truth, truth, values);
      case INT_LE, LONG_LE, FLOAT_LE, DOUBLE_LE -> ordered(node, index, truth, !truth, values);
      case SUBTYPE -> null;
      default ->
          node.argument(index).sort() == Sort.STRING ? text(node, index, truth, values) : null;
    };
  }

  private @Nullable Object beside(Operation node, int index, NodeValues values) {
    return moved(
        node.argument(index).sort(),
        values.get(node.argument(1 - index)),
        random.nextBoolean() ? 1 : -1);
  }

  /** A number on the right side of the other argument, mostly next to it. */
  private @Nullable Object ordered(
      Operation node, int index, boolean less, boolean strict, NodeValues values) {
    boolean smaller = (index == 0) == less;
    long ranks = strict ? 1 : 0;
    if (random.nextInt(3) == 0) {
      ranks += random.nextLong(1L << random.nextInt(1, 20));
    }
    Object other = values.get(node.argument(1 - index));
    return moved(node.argument(index).sort(), other, smaller ? -ranks : ranks);
  }

  private static @Nullable Object moved(Sort sort, Object number, long ranks) {
    return WalkedNumbers.of(sort)
        .map(
            kind ->
                EvaluationFrame.fromBits(sort, kind.moved(EvaluationFrame.toBits(number), ranks)))
        .orElse(null);
  }

  private @Nullable Object text(Operation node, int index, boolean truth, NodeValues values) {
    String s = values.text(node.argument(index));
    if (!truth) {
      return s.isEmpty() ? "a" : s.substring(1);
    }
    boolean binary = node.arguments().size() > 1 && node.argument(1).sort() == Sort.STRING;
    if (!binary) {
      return node.is(Op.STRING_IS_EMPTY) || node.is(Op.STRING_IS_BLANK) ? "" : numeral(node);
    }
    String other = values.text(node.argument(1 - index));
    boolean first = index == 0;
    return switch (node.op()) {
      case STRING_EQ, STRING_EQ_IGNORE_CASE -> other;
      case STRING_STARTS_WITH -> first ? started(s, other, node.argument(2), values) : null;
      case STRING_ENDS_WITH -> first ? s + other : null;
      case STRING_MATCHES -> first ? regexes.matching(s, other) : null;
      case STRING_CONTAINS -> first ? inserted(s, other) : null;
      default -> null;
    };
  }

  private @Nullable Object numeral(Operation node) {
    return node.is(Op.STRING_IS_INT) || node.is(Op.STRING_IS_LONG)
        ? String.valueOf(random.nextInt(10))
        : null;
  }

  private @Nullable String started(String s, String prefix, Expr from, NodeValues values) {
    int at = (int) values.integral(from);
    if (at < 0 || at > s.length()) {
      return null;
    }
    int end = random.nextBoolean() ? at : Math.min(s.length(), at + prefix.length());
    return s.substring(0, at) + prefix + s.substring(end);
  }

  private String inserted(String s, String part) {
    int at = random.nextInt(s.length() + 1);
    return s.substring(0, at) + part + s.substring(at);
  }
}
