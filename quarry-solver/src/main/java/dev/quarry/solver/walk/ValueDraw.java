package dev.quarry.solver.walk;

import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.EvaluationFrame;
import java.util.List;
import java.util.random.RandomGenerator;

/** Draws a value of any basic sort near another one. */
final class ValueDraw {
  final NumberDraw numbers;
  private final StringDraw strings;
  private final ValuePool pool;
  private final RandomGenerator random;

  ValueDraw(WalkOptions options, ValuePool pool, RandomGenerator random) {
    this.numbers = new NumberDraw(options, pool, random);
    this.strings = new StringDraw(pool, random);
    this.pool = pool;
    this.random = random;
  }

  /** Another value of the sort; the same one if there is no other. */
  Object near(Sort.Basic sort, Object value) {
    return switch (sort) {
      case BOOL -> !(Boolean) value;
      case INT -> (int) numbers.near(WalkedNumbers.INT, EvaluationFrame.toBits(value));
      case LONG -> numbers.near(WalkedNumbers.LONG, EvaluationFrame.toBits(value));
      case FLOAT ->
          Float.intBitsToFloat(
              (int) numbers.near(WalkedNumbers.FLOAT, EvaluationFrame.toBits(value)));
      case DOUBLE ->
          Double.longBitsToDouble(
              numbers.near(WalkedNumbers.DOUBLE, EvaluationFrame.toBits(value)));
      case REF -> oneOf(pool.references, (Ref) value);
      case TYPE -> oneOf(pool.types, (String) value);
      case STRING -> strings.near((String) value);
      case TYPES -> value;
    };
  }

  private <T> T oneOf(List<T> values, T fallback) {
    return values.isEmpty() ? fallback : values.get(random.nextInt(values.size()));
  }
}
