package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;

/**
 * A restriction under which lowered conditions are exact. Give the condition to the solver as an
 * assumption: an unsatisfiable core without any of them holds for all strings.
 *
 * @param condition a boolean term over the lowered inputs
 * @param reason what is left out, for people
 */
public record Restriction(Expr condition, String reason) {}
