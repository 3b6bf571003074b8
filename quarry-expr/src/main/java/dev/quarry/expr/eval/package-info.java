/**
 * Evaluating expressions: once by {@link dev.quarry.expr.eval.Interpreter}, often by a {@link
 * dev.quarry.expr.eval.Program}. All of them end in {@link dev.quarry.expr.semantics}.
 */
@NullMarked
package dev.quarry.expr.eval;

import org.jspecify.annotations.NullMarked;
