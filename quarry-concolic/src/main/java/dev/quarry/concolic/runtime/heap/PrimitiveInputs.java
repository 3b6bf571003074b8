package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;

/** Makes inputs of primitive types. */
public final class PrimitiveInputs {
  private PrimitiveInputs() {}

  /** A value of the type, boxed, and its shadow. */
  public static Symbolic make(Run run, InputPath path, Class<?> type) {
    assumeDomain(run, path, type);
    return content(run, path, type);
  }

  /** Likewise, where it is said elsewhere which values the type has. */
  static Symbolic content(Run run, InputPath path, Class<?> type) {
    if (type == boolean.class) {
      return truth(run, path);
    }
    int[] range = range(type);
    if (range.length > 0) {
      Symbolic number = clamped(run, path, range[0], range[1]);
      int value = (Integer) java.util.Objects.requireNonNull(number.value());
      return new Symbolic(narrowed(value, type), number.shadow());
    }
    Input input = path.input(run.factory(), ValueType.sortOf(type));
    return new Symbolic(run.ask(input), input);
  }

  private static Symbolic truth(Run run, InputPath path) {
    ExprFactory factory = run.factory();
    Input input = path.input(factory, Sort.BOOL);
    return new Symbolic(
        run.ask(input), factory.ite(input, factory.intConst(1), factory.intConst(0)));
  }

  /** Says that an input has values of its type only, where its sort has more. */
  private static void assumeDomain(Run run, InputPath path, Class<?> type) {
    int[] range = range(type);
    if (range.length > 0) {
      Input input = path.input(run.factory(), Sort.INT);
      run.assume(Event.Premise.Kind.DOMAIN, inRange(run.factory(), input, range[0], range[1]));
    }
  }

  /** The smallest and the largest value of a type that has fewer than its sort; else nothing. */
  public static int[] range(Class<?> type) {
    if (type == byte.class) {
      return new int[] {Byte.MIN_VALUE, Byte.MAX_VALUE};
    }
    if (type == short.class) {
      return new int[] {Short.MIN_VALUE, Short.MAX_VALUE};
    }
    return type == char.class ? new int[] {Character.MIN_VALUE, Character.MAX_VALUE} : new int[0];
  }

  public static Object narrowed(int value, Class<?> type) {
    return type == byte.class
        ? (Object) (byte) value
        : type == short.class ? (Object) (short) value : (Object) (char) value;
  }

  /** An int input; a value outside the range is moved to the nearest inside. */
  static Symbolic clamped(Run run, InputPath path, int low, int high) {
    Input input = path.input(run.factory(), Sort.INT);
    int value = Math.max(low, Math.min(high, (Integer) run.ask(input)));
    run.give(input, value);
    return new Symbolic(value, input);
  }

  public static Expr inRange(ExprFactory factory, Expr value, int low, int high) {
    return factory.apply(
        Op.AND,
        factory.apply(Op.INT_LE, factory.intConst(low), value),
        factory.apply(Op.INT_LE, value, factory.intConst(high)));
  }
}
