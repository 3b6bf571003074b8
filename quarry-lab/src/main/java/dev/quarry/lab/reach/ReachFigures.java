package dev.quarry.lab.reach;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What came of a measurement.
 *
 * @param settings of it
 * @param population how many sides there were to draw from
 * @param runs one for each side and engine
 */
public record ReachFigures(ReachSettings settings, int population, List<SideRun> runs) {
  public ReachFigures {
    runs = List.copyOf(runs);
  }

  /** The sides that an engine decided. */
  public Set<String> decided(Engine engine) {
    return runs.stream()
        .filter(run -> run.asked() == engine && run.outcome() != Outcome.UNDECIDED)
        .map(run -> run.library() + " " + run.side())
        .collect(Collectors.toSet());
  }

  /** Sides that one engine reached and another one proved to be out of reach: there may be none. */
  public List<String> contradictions() {
    Set<String> reached = sides(Outcome.REACHED);
    return sides(Outcome.UNREACHABLE).stream().filter(reached::contains).sorted().toList();
  }

  private Set<String> sides(Outcome outcome) {
    return runs.stream()
        .filter(run -> run.outcome() == outcome)
        .map(run -> run.library() + " " + run.side())
        .collect(Collectors.toSet());
  }
}
