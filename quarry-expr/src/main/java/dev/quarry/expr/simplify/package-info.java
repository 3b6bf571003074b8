/**
 * Rewriting rules that {@link dev.quarry.expr.ExprFactory} applies while building. Each family of
 * operations has its own small rule; {@link dev.quarry.expr.simplify.StandardRules} puts them
 * together. A rule keeps the value in every model, which a differential test checks.
 */
@NullMarked
package dev.quarry.expr.simplify;

import org.jspecify.annotations.NullMarked;
