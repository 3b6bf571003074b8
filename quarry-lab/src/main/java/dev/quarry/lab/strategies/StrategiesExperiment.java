package dev.quarry.lab.strategies;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The experiment of section 3.3 of the paper: random chains, the optimal policy of each, and how
 * much more every strategy needs. Figures but times depend on nothing but the settings.
 */
public final class StrategiesExperiment {
  private final StrategiesSettings settings;

  public StrategiesExperiment(StrategiesSettings settings) {
    this.settings = settings;
  }

  /**
   * Measures everything.
   *
   * @param progress told what is going on, from one thread at a time
   */
  public StrategiesFigures measure(Consumer<String> progress) {
    // Times first, before all processors are busy with the rest.
    List<DecisionFigures> decisions = decisions(progress);
    List<Field.Entry> everybody = new ArrayList<>(Field.ofThePaper());
    everybody.addAll(Field.variants());
    return new StrategiesFigures(
        play(settings.families(), everybody, progress),
        play(settings.rarities(), Field.greedy(), progress),
        decisions);
  }

  private List<DecisionFigures> decisions(Consumer<String> progress) {
    var time = new DecisionTime(settings.decisions(), settings.seed());
    List<DecisionFigures> figures = new ArrayList<>();
    for (int blocks : settings.blocks()) {
      progress.accept("decisions on " + blocks + " blocks");
      figures.add(time.measure(blocks));
    }
    return figures;
  }

  private List<FamilyFigures> play(
      List<StrategiesSettings.Family> families,
      List<Field.Entry> field,
      Consumer<String> progress) {
    return families.stream()
        .map(family -> new Tournament(settings, family, field).play(progress))
        .toList();
  }
}
