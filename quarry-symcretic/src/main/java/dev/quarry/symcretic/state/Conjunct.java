package dev.quarry.symcretic.state;

import dev.quarry.expr.Expr;
import dev.quarry.program.Location;

/**
 * One condition of a formula.
 *
 * @param condition over the variables of the state
 * @param origin the instruction that asks for it, for explanations
 */
public record Conjunct(Expr condition, Location origin) {}
