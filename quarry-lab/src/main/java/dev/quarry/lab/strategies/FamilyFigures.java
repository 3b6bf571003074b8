package dev.quarry.lab.strategies;

import java.util.List;

/**
 * How the strategies did on one family of chains.
 *
 * @param family which
 * @param optimalCost the mean of the computed optimal costs
 * @param mostSets the largest number of covered sets that an optimal policy tells apart
 * @param strategies the simulated optimum first
 */
public record FamilyFigures(
    StrategiesSettings.Family family,
    double optimalCost,
    int mostSets,
    List<StrategyFigures> strategies) {
  public FamilyFigures {
    strategies = List.copyOf(strategies);
  }
}
