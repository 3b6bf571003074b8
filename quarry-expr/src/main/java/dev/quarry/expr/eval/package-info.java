/**
 * Evaluating expressions: once by {@link dev.quarry.expr.eval.Interpreter}, often by a {@link
 * dev.quarry.expr.eval.ExpressionProgram}, which {@link dev.quarry.expr.eval.Programs} makes: a
 * {@link dev.quarry.expr.eval.Tape} at first, a {@link dev.quarry.expr.eval.CompiledProgram} when
 * it pays. All of them end in {@link dev.quarry.expr.semantics}. Start with {@code Programs}.
 * Nothing here may depend on simplification, printing or solvers.
 */
@NullMarked
package dev.quarry.expr.eval;

import org.jspecify.annotations.NullMarked;
