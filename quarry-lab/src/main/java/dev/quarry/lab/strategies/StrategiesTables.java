package dev.quarry.lab.strategies;

import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The figures for people. */
public final class StrategiesTables {
  private final StrategiesFigures figures;

  public StrategiesTables(StrategiesFigures figures) {
    this.figures = figures;
  }

  /** All tables that have something to say. */
  public List<Table> tables() {
    return Stream.of(besideThePaper(), perChain(), unfinished(), rarities(), optimum(), decisions())
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }

  private Table besideThePaper() {
    List<String> header = new ArrayList<>(List.of("strategy", "what"));
    for (FamilyFigures family : figures.families()) {
      header.add(states(family));
      header.add("paper");
    }
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < strategies().size(); i++) {
      StrategyFigures strategy = strategies().get(i);
      List<String> row = new ArrayList<>(List.of(strategy.name(), strategy.meaning()));
      for (FamilyFigures family : figures.families()) {
        row.add(number(family.strategies().get(i).ofMeans()));
        row.add(published(strategy.name(), family.family().states()));
      }
      rows.add(row);
    }
    return new Table("Mean cost of covering all states, optimal = 1 (table 1)", header, rows);
  }

  private static String published(String strategy, int states) {
    var ratio = Published.ratio(strategy, states);
    return ratio.isPresent() ? number(ratio.getAsDouble()) : "";
  }

  private Table perChain() {
    List<String> header = new ArrayList<>(List.of("strategy"));
    for (FamilyFigures family : figures.families()) {
      header.add(states(family));
      header.add("worst");
    }
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < strategies().size(); i++) {
      List<String> row = new ArrayList<>(List.of(strategies().get(i).name()));
      for (FamilyFigures family : figures.families()) {
        row.add(number(family.strategies().get(i).mean()));
        row.add(number(family.strategies().get(i).worst()));
      }
      rows.add(row);
    }
    return new Table("The same chain by chain: mean and worst of all ratios", header, rows);
  }

  private Table unfinished() {
    return new Table(
        "Repetitions that ended at a limit, in percent",
        header("strategy", figures.families()),
        rows(figures.families(), strategy -> strategy.unfinished() * 100).stream()
            .filter(row -> row.stream().skip(1).anyMatch(cell -> !cell.equals("0.00")))
            .toList());
  }

  private Table rarities() {
    List<String> header = new ArrayList<>(List.of("strategy"));
    figures
        .rarities()
        .forEach(family -> header.add(String.format(Locale.ROOT, "%.0e", family.family().rare())));
    return new Table(
        "Greedy strategies by how rare rare transitions are, 10 states, optimal = 1",
        header,
        rows(figures.rarities(), StrategyFigures::ofMeans));
  }

  private static List<String> header(String first, List<FamilyFigures> families) {
    List<String> header = new ArrayList<>(List.of(first));
    families.forEach(family -> header.add(states(family)));
    return header;
  }

  private static List<List<String>> rows(
      List<FamilyFigures> families, ToDoubleFunction<StrategyFigures> figure) {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < families.get(0).strategies().size(); i++) {
      List<String> row = new ArrayList<>(List.of(families.get(0).strategies().get(i).name()));
      for (FamilyFigures family : families) {
        row.add(number(figure.applyAsDouble(family.strategies().get(i))));
      }
      rows.add(row);
    }
    return rows;
  }

  private Table optimum() {
    return new Table(
        "The optimum: computed cost, and how many covered sets the largest policy has",
        List.of("states", "mean cost", "most sets"),
        figures.families().stream()
            .map(
                family ->
                    List.of(
                        Integer.toString(family.family().states()),
                        number(family.optimalCost()),
                        Cells.whole(family.mostSets())))
            .toList());
  }

  private Table decisions() {
    return new Table(
        "Processor time of a decision: a run counted, rewards solved, the best candidate chosen",
        List.of("blocks", "candidates", "choices of a run", "first, µs", "then, µs"),
        figures.decisions().stream()
            .map(
                each ->
                    List.of(
                        Cells.whole(each.blocks()),
                        Integer.toString(each.candidates()),
                        String.format(Locale.ROOT, "%.0f", each.transitions()),
                        String.format(Locale.ROOT, "%,.0f", each.first()),
                        number(each.microseconds())))
            .toList());
  }

  private List<StrategyFigures> strategies() {
    return figures.families().get(0).strategies();
  }

  private static String states(FamilyFigures family) {
    return family.family().states() + " states";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f", value);
  }
}
