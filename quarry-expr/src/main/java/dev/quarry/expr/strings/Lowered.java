package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;

/** What became of a term. */
sealed interface Lowered permits Lowered.Scalar, Lowered.Impossible, SymString {

  /** A term of any sort but string, free of strings. */
  record Scalar(Expr expr, Needs needs) implements Lowered {}

  /** The term can't be lowered. */
  record Impossible(String reason) implements Lowered {}
}
