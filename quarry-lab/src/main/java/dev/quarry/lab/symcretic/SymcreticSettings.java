package dev.quarry.lab.symcretic;

import java.time.Duration;
import java.util.List;

/**
 * How much to measure.
 *
 * @param programs which of the ten
 * @param seeds how many
 * @param budget for each target
 * @param sizes of the patterns with independent conditionals
 * @param powers of two: how many iterations a loop needs
 */
public record SymcreticSettings(
    List<LabProgram> programs,
    int seeds,
    Duration budget,
    List<Integer> sizes,
    List<Integer> powers) {
  /** Everything, as published: seven seeds, a minute for each target. */
  public static final SymcreticSettings FULL =
      new SymcreticSettings(
          LabProgram.ALL, 7, Duration.ofMinutes(1), List.of(10, 20, 40, 80), List.of(10, 14, 18));

  /** One seed and little time. */
  public static final SymcreticSettings QUICK =
      new SymcreticSettings(
          LabProgram.ALL, 1, Duration.ofSeconds(10), List.of(10, 20), List.of(10));

  /** The same with other seeds, from 1 on. */
  public SymcreticSettings withSeeds(int count) {
    return new SymcreticSettings(programs, count, budget, sizes, powers);
  }

  /** The same with another budget for each target. */
  public SymcreticSettings withBudget(Duration time) {
    return new SymcreticSettings(programs, seeds, time, sizes, powers);
  }

  public SymcreticSettings {
    programs = List.copyOf(programs);
    sizes = List.copyOf(sizes);
    powers = List.copyOf(powers);
  }
}
