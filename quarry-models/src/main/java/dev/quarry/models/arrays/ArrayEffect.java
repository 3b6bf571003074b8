package dev.quarry.models.arrays;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.models.library.Equality;

/** What a call does to arrays if it does not throw. Arguments are known by their positions. */
public sealed interface ArrayEffect {
  /**
   * Returns a new array with the elements of another one from a position on, and default values
   * where it has no more.
   *
   * @param source the array
   * @param from where the first element is taken
   * @param length of the new array
   * @param keepsClass whether the new array is of the same class as the other one
   */
  record Copy(int source, Expr from, Expr length, boolean keepsClass) implements ArrayEffect {
    /** Whether the element at an index is one of the source, rather than a default value. */
    public Expr isOfSource(ExprFactory factory, Expr sourceLength, Expr index) {
      // The sum of index and position might not fit.
      return factory.apply(Op.INT_LT, index, factory.apply(Op.INT_SUB, sourceLength, from));
    }

    /** Where the element at an index comes from. */
    public Expr origin(ExprFactory factory, Expr index) {
      return factory.apply(Op.INT_ADD, from, index);
    }
  }

  /**
   * Writes a value to some elements.
   *
   * @param target the array
   * @param from the first index
   * @param to the index behind the last
   * @param value the argument that is written
   */
  record Fill(int target, Expr from, Expr to, int value) implements ArrayEffect {
    /** Whether the element at an index is written. */
    public Expr isWritten(ExprFactory factory, Expr index) {
      return isBetween(factory, from, index, to);
    }
  }

  /**
   * Copies elements, all of which are read before the first one is written, since both may be the
   * same array.
   *
   * @param source the array that is read
   * @param from where the first element is read
   * @param target the array that is written
   * @param to where the first element is written
   * @param count how many elements
   */
  record Move(int source, Expr from, int target, Expr to, Expr count) implements ArrayEffect {
    /** Whether the element at an index of the target is written. */
    public Expr isWritten(ExprFactory factory, Expr index) {
      return isBetween(factory, to, index, factory.apply(Op.INT_ADD, to, count));
    }

    /** Where an element that is written comes from, by its index in the target. */
    public Expr origin(ExprFactory factory, Expr index) {
      return factory.apply(Op.INT_ADD, factory.apply(Op.INT_SUB, index, to), from);
    }
  }

  /**
   * Returns whether two arrays of primitives are the same one, both null, or of the same length
   * with equal elements.
   */
  record Compare(int left, int right) implements ArrayEffect {
    /** Whether two elements are equal. */
    public Expr areEqual(ExprFactory factory, Expr left, Expr right) {
      return Equality.ofContents(factory, left, right);
    }
  }

  private static Expr isBetween(ExprFactory factory, Expr from, Expr index, Expr to) {
    return factory.apply(
        Op.AND, factory.apply(Op.INT_LE, from, index), factory.apply(Op.INT_LT, index, to));
  }
}
