package dev.quarry.lab.strategies;

import java.util.List;

/**
 * Everything that {@code lab strategies} finds out.
 *
 * @param families a column of the paper's table 1 each
 * @param rarities the greedy strategies where rare transitions are more or less rare
 * @param decisions what decisions cost, by size
 */
public record StrategiesFigures(
    List<FamilyFigures> families, List<FamilyFigures> rarities, List<DecisionFigures> decisions) {
  public StrategiesFigures {
    families = List.copyOf(families);
    rarities = List.copyOf(rarities);
    decisions = List.copyOf(decisions);
  }
}
