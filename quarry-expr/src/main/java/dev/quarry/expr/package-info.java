/**
 * Expressions with exact JVM semantics: immutable, hash-consed terms over inputs.
 *
 * <p>Start with {@link dev.quarry.expr.Expr} and {@link dev.quarry.expr.Op}; build terms with
 * {@link dev.quarry.expr.ExprFactory}, which simplifies while building; evaluate them with {@link
 * dev.quarry.expr.eval.Interpreter}. This module knows nothing of solvers, programs or search, and
 * must never depend on them.
 */
@NullMarked
package dev.quarry.expr;

import org.jspecify.annotations.NullMarked;
