package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a call does. A call throws the first of the raises whose condition holds; everything else is
 * about calls for which none does.
 *
 * @param result the value returned: BOOL for a method that returns {@code boolean}, else the
 *     primitive as INT, LONG, FLOAT or DOUBLE, or the content of the String, box or builder
 *     returned; empty for void, for null, and where an argument itself is returned
 * @param receiverAfter the receiver's content after the call, where the call may change it or is a
 *     constructor
 * @param returnedArgument the position of the argument that is returned as it is: 0 for a builder
 *     that returns itself
 * @param raises what it throws, in the order of its checks
 */
public record Effect(
    Optional<Expr> result,
    Optional<Expr> receiverAfter,
    OptionalInt returnedArgument,
    List<Raise> raises) {
  public Effect {
    raises = List.copyOf(raises);
  }

  /** A value and nothing else. */
  static Effect returning(Expr result) {
    return new Effect(Optional.of(result), Optional.empty(), OptionalInt.empty(), List.of());
  }

  /** One of the arguments and nothing else. */
  static Effect returningArgument(int position) {
    return new Effect(Optional.empty(), Optional.empty(), OptionalInt.of(position), List.of());
  }

  /** Nothing to see: void or null. */
  static Effect none() {
    return new Effect(Optional.empty(), Optional.empty(), OptionalInt.empty(), List.of());
  }

  /** This, and the receiver has another content afterwards. */
  Effect leaving(Expr content) {
    return new Effect(result, Optional.of(content), returnedArgument, raises);
  }

  /** This, unless something is thrown. */
  Effect unless(List<Raise> thrown) {
    return new Effect(result, receiverAfter, returnedArgument, thrown);
  }

  /** Whether the receiver itself is returned. */
  public boolean returnsReceiver() {
    return returnedArgument.isPresent() && returnedArgument.getAsInt() == 0;
  }
}
