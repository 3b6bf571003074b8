package dev.quarry.concolic.runtime.path;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * A value and its shadow.
 *
 * @param value boxed if primitive
 * @param shadow null if it does not depend on inputs
 */
public record Symbolic(@Nullable Object value, @Nullable Expr shadow) {}
