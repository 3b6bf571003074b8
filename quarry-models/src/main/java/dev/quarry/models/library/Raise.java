package dev.quarry.models.library;

import dev.quarry.expr.Expr;

/**
 * An exception a call throws.
 *
 * @param condition when; conditions of raises that come earlier in an {@link Effect} are false then
 * @param exception the internal name of the exception's class, or of a superclass where JDKs differ
 */
public record Raise(Expr condition, String exception) {}
