/**
 * Strings without a string theory: conditions over {@link dev.quarry.expr.Sort#STRING} become
 * conditions over bounded vectors of code units, which every back end and evaluator understands.
 *
 * <p>Start with {@link dev.quarry.expr.strings.StringLowering}; what comes out is {@link
 * dev.quarry.expr.strings.LoweredStrings}. This package knows expressions only, never a solver.
 * Every restriction it makes is an {@link dev.quarry.expr.strings.Restriction} that the caller can
 * see.
 */
@NullMarked
package dev.quarry.expr.strings;

import org.jspecify.annotations.NullMarked;
