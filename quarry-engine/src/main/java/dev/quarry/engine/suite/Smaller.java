package dev.quarry.engine.suite;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.engine.shrink.Influence;
import dev.quarry.engine.shrink.Shrinker;
import dev.quarry.expr.Model;
import dev.quarry.testgen.recipe.OpenPlaces;
import java.io.IOException;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes inputs smaller as long as they do what they were chosen for, and end the same way. */
final class Smaller {
  private final Runs runs;
  private final Goals goals;
  private final int most;

  /**
   * @param runs makes runs
   * @param goals what counts
   * @param most runs for one input
   */
  Smaller(Runs runs, Goals goals, int most) {
    this.runs = runs;
    this.goals = goals;
    this.most = most;
  }

  /**
   * A smaller input, and which of its arguments matter.
   *
   * @param found the input with what it did
   * @param telling the numbers of arguments without which it would do something else
   */
  record Shrunk(Found found, Set<Integer> telling) {}

  /** An input as it was found. */
  static Shrunk unchanged(Chosen chosen) {
    return new Shrunk(chosen.candidate().found(), Set.of());
  }

  Shrunk shrink(Chosen chosen) throws IOException, InterruptedException {
    Found start = chosen.candidate().found();
    DutyTrial trial = new DutyTrial(start, chosen.duty());
    if (trial.run(start.input()).isEmpty()) {
      // A run depends on more than its input; replaying will tell.
      return unchanged(chosen);
    }
    var scenario = start.driver().scenario();
    Model input =
        new Shrinker(trial, most).shrink(start.input(), OpenPlaces.characters(scenario.recipes()));
    return trial.shrunk(input);
  }

  /** The same with values that tell operations apart, where they do what it was chosen for. */
  Optional<Shrunk> telling(Chosen chosen, Shrunk shrunk) throws IOException, InterruptedException {
    DutyTrial trial = new DutyTrial(shrunk.found(), chosen.duty());
    Model before = shrunk.found().input();
    List<TellingValues.Change> changes =
        TellingValues.of(shrunk.found().driver().scenario().recipes(), before);
    Model all = before;
    for (TellingValues.Change change : changes) {
      all = all.with(change.input(), change.value());
    }
    // Values that belong together may only change together.
    Model input = changes.isEmpty() ? before : trial.run(all).orElse(before);
    if (input.equals(before)) {
      for (TellingValues.Change change : changes) {
        input = trial.run(input.with(change.input(), change.value())).orElse(input);
      }
    }
    return input.equals(before) ? Optional.empty() : Optional.of(trial.shrunk(input));
  }

  /** Runs that show whether an input does what it was chosen for. */
  private final class DutyTrial implements Shrinker.Trial {
    private final Found start;
    private final BitSet duty;
    private final Map<Model, RunReport> reports = new LinkedHashMap<>();

    DutyTrial(Found start, BitSet duty) {
      this.start = start;
      this.duty = duty;
    }

    @Override
    public Optional<Model> run(Model input) throws IOException, InterruptedException {
      RunReport report = made(input);
      return isSame(start, duty, report) ? Optional.of(report.input()) : Optional.empty();
    }

    @Override
    public boolean showsOther(Model input) throws IOException, InterruptedException {
      RunReport report = made(input);
      return Found.isOver(report.ending()) && !isSame(start, duty, report);
    }

    private RunReport made(Model input) throws IOException, InterruptedException {
      RunReport report = runs.run(start.driver(), input);
      reports.put(report.input(), report);
      return report;
    }

    private Shrunk shrunk(Model input) throws IOException, InterruptedException {
      RunReport report = reports.get(input);
      Set<Integer> telling = new Influence(this).of(start.driver().scenario(), input);
      return report == null
          ? new Shrunk(start, telling)
          : new Shrunk(
              new Found(start.driver(), input, report.coverage(), report.ending()), telling);
    }
  }

  private boolean isSame(Found start, BitSet duty, RunReport report) {
    Ending before = start.ending();
    Ending after = report.ending();
    if (before.kind() != after.kind()
        || !before.exception().equals(after.exception())
        || !before.place().equals(after.place())) {
      return false;
    }
    BitSet missed = (BitSet) duty.clone();
    missed.andNot(goals.coveredBy(report.coverage()));
    return missed.isEmpty();
  }
}
