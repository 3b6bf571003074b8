package dev.quarry.lab.strategies;

/**
 * How a strategy did on the chains of one family.
 *
 * @param name of the strategy
 * @param meaning in a few words
 * @param ofMeans the sum of its mean costs by the sum of the optimal costs, as in the paper
 * @param mean of what its mean cost is by the optimal cost of the same chain
 * @param worst of these
 * @param unfinished share of repetitions that ended at a limit, and counted as if all was covered
 */
public record StrategyFigures(
    String name, String meaning, double ofMeans, double mean, double worst, double unfinished) {}
