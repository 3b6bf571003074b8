package dev.quarry.lab.strategies;

import java.util.List;

/**
 * How much is tried.
 *
 * @param families of chains, each a column of the table
 * @param rarities families that differ only in how rare rare transitions are
 * @param models of each family
 * @param repetitions of each strategy of the paper on each model
 * @param fewer repetitions of each variant of ours
 * @param blocks sizes of graphs for which decisions are timed
 * @param decisions how many of each
 * @param seed from which everything random comes
 */
public record StrategiesSettings(
    List<Family> families,
    List<Family> rarities,
    int models,
    int repetitions,
    int fewer,
    List<Integer> blocks,
    int decisions,
    long seed) {
  /**
   * Chains that are alike.
   *
   * @param states of each chain
   * @param rareShare how likely a branching state has a rare transition
   * @param rare how likely that is taken
   */
  public record Family(int states, double rareShare, double rare) {}

  private static final double RARE = 1e-4;

  public StrategiesSettings {
    families = List.copyOf(families);
    rarities = List.copyOf(rarities);
    blocks = List.copyOf(blocks);
  }

  /** As much as the paper did. */
  public static StrategiesSettings full(long seed) {
    return new StrategiesSettings(
        List.of(
            new Family(5, 0.8, RARE),
            new Family(10, 0.2, RARE),
            new Family(15, 0.2, RARE),
            new Family(20, 0.2, RARE)),
        List.of(new Family(10, 0.5, 1e-2), new Family(10, 0.5, 1e-3), new Family(10, 0.5, RARE)),
        50,
        1000,
        200,
        List.of(100, 300, 1000, 3000, 5000, 10_000),
        2000,
        seed);
  }

  /** Only to see that everything works. */
  public static StrategiesSettings quick(long seed) {
    return new StrategiesSettings(
        List.of(new Family(5, 0.8, RARE), new Family(10, 0.2, RARE)),
        List.of(new Family(10, 0.5, 1e-2)),
        5,
        20,
        20,
        List.of(100, 1000),
        50,
        seed);
  }
}
