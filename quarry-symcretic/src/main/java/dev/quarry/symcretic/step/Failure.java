package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;

/**
 * A way in which an instruction throws.
 *
 * @param condition when, given that no earlier way of the same instruction applies
 * @param thrown the exception: the reference that is thrown, or the new object
 * @param type the internal name of its class; of an object that exists already, of a superclass
 */
public record Failure(Expr condition, Expr thrown, String type) {}
