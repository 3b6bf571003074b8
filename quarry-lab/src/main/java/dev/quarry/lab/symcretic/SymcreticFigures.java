package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Engine;
import java.util.List;

/**
 * All figures of one experiment.
 *
 * @param settings what was measured
 * @param runs one for each target, engine and seed
 * @param scaling patterns of growing size
 * @param load the machine's, before and after
 */
public record SymcreticFigures(
    SymcreticSettings settings,
    List<TargetRun> runs,
    List<ScalingFigures> scaling,
    List<Double> load) {
  /** Who is asked for the ten programs. */
  public static final List<Engine> ENGINES = List.of(Engine.BACKWARD, Engine.BOTH);

  public SymcreticFigures {
    runs = List.copyOf(runs);
    scaling = List.copyOf(scaling);
    load = List.copyOf(load);
  }

  /** The programs' figures with one engine. */
  public List<ProgramFigures> programs(Engine engine) {
    return settings.programs().stream()
        .map(program -> ProgramFigures.of(program, engine, settings.seeds(), runs))
        .toList();
  }
}
