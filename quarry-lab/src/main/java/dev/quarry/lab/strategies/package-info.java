/**
 * How far test generation strategies are from the best possible one, on random Markov chains that
 * stand for programs: section 3.3 and table 1 of Wang, Sun, Chen, Zhang, Wang and Lin, "Towards
 * Optimal Concolic Testing" (ICSE 2018); and what a decision of the greedy strategy costs.
 *
 * <p>Start with {@link dev.quarry.lab.strategies.StrategiesExperiment}. Nothing but the command
 * line may depend on this package.
 */
@NullMarked
package dev.quarry.lab.strategies;

import org.jspecify.annotations.NullMarked;
