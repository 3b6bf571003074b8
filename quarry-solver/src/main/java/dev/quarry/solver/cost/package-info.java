/**
 * Predicting what a query will cost, learnt from the queries before it. Used by schedulers; knows
 * expressions only.
 */
@NullMarked
package dev.quarry.solver.cost;

import org.jspecify.annotations.NullMarked;
