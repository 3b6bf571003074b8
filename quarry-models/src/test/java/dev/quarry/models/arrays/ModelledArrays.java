package dev.quarry.models.arrays;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Sort;
import java.lang.reflect.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Does to real arrays what a model says, element by element. */
final class ModelledArrays {
  private final ExprFactory factory;
  private final @Nullable Object[] arguments;

  ModelledArrays(ExprFactory factory, @Nullable Object[] arguments) {
    this.factory = factory;
    this.arguments = arguments;
  }

  /** The result of the call; changes the arguments. */
  @Nullable Object perform(ArrayEffect effect) {
    if (effect instanceof ArrayEffect.Copy copy) {
      return copied(copy);
    }
    if (effect instanceof ArrayEffect.Compare compare) {
      return areEqual(compare);
    }
    if (effect instanceof ArrayEffect.Fill fill) {
      Object target = array(fill.target());
      for (int i = 0; i < Array.getLength(target); i++) {
        if (isTrue(fill.isWritten(factory, factory.intConst(i)))) {
          Array.set(target, i, arguments[fill.value()]);
        }
      }
      return null;
    }
    move((ArrayEffect.Move) effect);
    return null;
  }

  private Object copied(ArrayEffect.Copy copy) {
    Object source = array(copy.source());
    Object made = Array.newInstance(source.getClass().getComponentType(), number(copy.length()));
    Expr length = factory.intConst(Array.getLength(source));
    for (int i = 0; i < Array.getLength(made); i++) {
      Expr index = factory.intConst(i);
      if (isTrue(copy.isOfSource(factory, length, index))) {
        Array.set(made, i, Array.get(source, number(copy.origin(factory, index))));
      }
    }
    return made;
  }

  private void move(ArrayEffect.Move move) {
    Object source = array(move.source());
    Object target = array(move.target());
    Object before = copyOf(source);
    for (int i = 0; i < Array.getLength(target); i++) {
      Expr index = factory.intConst(i);
      if (isTrue(move.isWritten(factory, index))) {
        Array.set(target, i, Array.get(before, number(move.origin(factory, index))));
      }
    }
  }

  private boolean areEqual(ArrayEffect.Compare compare) {
    Object left = arguments[compare.left()];
    Object right = arguments[compare.right()];
    if (left == right || left == null || right == null) {
      return left == right;
    }
    boolean areEqual = Array.getLength(left) == Array.getLength(right);
    for (int i = 0; areEqual && i < Array.getLength(left); i++) {
      areEqual = isTrue(compare.areEqual(factory, element(left, i), element(right, i)));
    }
    return areEqual;
  }

  private Expr element(Object array, int index) {
    Object value = Array.get(array, index);
    if (value instanceof Boolean truth) {
      return factory.intConst(truth ? 1 : 0);
    }
    if (value instanceof Character unit) {
      return factory.intConst(unit);
    }
    if (value instanceof Long number) {
      return factory.constant(Sort.LONG, number);
    }
    if (value instanceof Float number) {
      return factory.constant(Sort.FLOAT, number);
    }
    return value instanceof Double number
        ? factory.constant(Sort.DOUBLE, number)
        : factory.intConst(((Number) value).intValue());
  }

  private Object array(int argument) {
    return Objects.requireNonNull(arguments[argument]);
  }

  static Object copyOf(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    for (int i = 0; i < length; i++) {
      Array.set(copy, i, Array.get(array, i));
    }
    return copy;
  }

  static boolean isTrue(Expr condition) {
    return (Boolean) ((Constant) condition).value();
  }

  private static int number(Expr value) {
    return (Integer) ((Constant) value).value();
  }
}
