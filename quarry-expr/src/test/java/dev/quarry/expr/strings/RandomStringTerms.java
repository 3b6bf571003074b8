package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.List;
import java.util.Random;

/** Nested terms over two strings and an int, with constants among their arguments. */
final class RandomStringTerms {
  private static final List<Op> TO_BOOL =
      List.of(
          Op.STRING_EQ,
          Op.STRING_IS_EMPTY,
          Op.STRING_IS_BLANK,
          Op.STRING_EQ_IGNORE_CASE,
          Op.STRING_STARTS_WITH,
          Op.STRING_ENDS_WITH,
          Op.STRING_CONTAINS);
  private static final List<Op> TO_INT =
      List.of(
          Op.STRING_LENGTH,
          Op.STRING_CHAR_AT,
          Op.STRING_COMPARE,
          Op.STRING_COMPARE_IGNORE_CASE,
          Op.STRING_INDEX_OF,
          Op.STRING_LAST_INDEX_OF,
          Op.STRING_INDEX_OF_CHAR,
          Op.STRING_LAST_INDEX_OF_CHAR,
          Op.STRING_HASH,
          Op.INT_ADD,
          Op.INT_SUB);
  private static final List<Op> TO_STRING =
      List.of(
          Op.STRING_SUBSTRING,
          Op.STRING_CONCAT,
          Op.STRING_REPLACE,
          Op.STRING_REPLACE_CHAR,
          Op.STRING_TRIM,
          Op.STRING_STRIP,
          Op.STRING_STRIP_LEADING,
          Op.STRING_STRIP_TRAILING,
          Op.STRING_LOWER_CASE,
          Op.STRING_UPPER_CASE,
          Op.STRING_OF_CHAR);

  private final ExprFactory factory;
  private final SampleStrings samples;
  private final Random random;

  final Input s;
  final Input t;
  final Input i;

  RandomStringTerms(ExprFactory factory, SampleStrings samples) {
    this.factory = factory;
    this.samples = samples;
    this.random = samples.random();
    this.s = factory.input("s", Sort.STRING);
    this.t = factory.input("t", Sort.STRING);
    this.i = factory.input("i", Sort.INT);
  }

  Expr condition(int depth) {
    if (random.nextInt(3) > 0) {
      return applied(TO_BOOL, depth);
    }
    Op op = random.nextBoolean() ? Op.INT_LE : Op.INT_EQ;
    return factory.apply(op, number(depth), number(depth - 1));
  }

  /**
   * A condition on the length or on first units of a computed string: what can be known of strings
   * that are longer than their vectors.
   */
  Expr observation() {
    Expr string = string(2);
    Expr index = factory.intConst(random.nextInt(5));
    Expr text = factory.string(samples.any(3));
    return switch (random.nextInt(6)) {
      case 0 -> factory.apply(Op.INT_LE, factory.apply(Op.STRING_LENGTH, string), index);
      case 1 ->
          factory.apply(
              Op.INT_LE, factory.apply(Op.STRING_CHAR_AT, string, index), factory.intConst('a'));
      case 2 -> factory.apply(Op.STRING_STARTS_WITH, string, text, factory.intConst(0));
      case 3 -> factory.eq(string, text);
      case 4 ->
          factory.apply(
              Op.INT_LE, factory.apply(Op.STRING_COMPARE, string, text), factory.intConst(0));
      default ->
          factory.eq(text, factory.apply(Op.STRING_SUBSTRING, string, factory.intConst(1), index));
    };
  }

  private Expr applied(List<Op> ops, int depth) {
    Op op = ops.get(random.nextInt(ops.size()));
    List<Sort.Basic> sorts = op.meaning().orElseThrow().parameters();
    return factory.apply(
        op,
        sorts.stream()
            .map(sort -> sort == Sort.STRING ? string(depth - 1) : number(depth - 2))
            .toList());
  }

  private Expr string(int depth) {
    if (depth > 0 && random.nextInt(4) > 0) {
      return random.nextInt(5) == 0
          ? factory.ite(condition(depth - 1), string(depth - 1), string(depth - 1))
          : applied(TO_STRING, depth);
    }
    return switch (random.nextInt(5)) {
      case 0, 1 -> s;
      case 2 -> t;
      default -> factory.string(samples.any(3));
    };
  }

  private Expr number(int depth) {
    if (depth > 0 && random.nextInt(3) > 0) {
      return applied(TO_INT, depth);
    }
    return switch (random.nextInt(5)) {
      case 0 -> i;
      case 1 -> factory.intConst(samples.codePoint("ab 0"));
      default -> factory.intConst(random.nextInt(7) - 1);
    };
  }
}
