package dev.quarry.lab.coverage;

import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The runs in figures: percent of all branches, mean over seeds. */
public final class CoverageTables {
  private static final double[] MOMENTS = {0.05, 0.1, 0.2, 0.5, 1};

  private final List<CoverageRun> runs;

  public CoverageTables(List<CoverageRun> runs) {
    this.runs = List.copyOf(runs);
  }

  public List<Table> tables() {
    return List.of(bySubject(), byTime());
  }

  private List<String> strategies() {
    return runs.stream().map(CoverageRun::strategy).distinct().toList();
  }

  private Table bySubject() {
    List<String> header = new ArrayList<>(List.of("class", "branches"));
    header.addAll(strategies());
    List<List<String>> rows = new ArrayList<>();
    for (String subject : runs.stream().map(CoverageRun::subject).distinct().toList()) {
      rows.add(row(subject, run -> run.subject().equals(subject)));
    }
    for (String kind : runs.stream().map(CoverageRun::kind).distinct().toList()) {
      rows.add(row("mean of " + kind, run -> run.kind().equals(kind)));
    }
    rows.add(row("mean of all", run -> true));
    rows.add(overhead());
    return new Table("Branches covered in the end, percent", header, rows);
  }

  private List<String> row(String name, Predicate<CoverageRun> which) {
    List<Integer> totals = runs.stream().filter(which).map(CoverageRun::total).distinct().toList();
    List<String> cells = new ArrayList<>();
    cells.add(name);
    cells.add(totals.size() == 1 ? totals.get(0).toString() : "");
    strategies()
        .forEach(
            strategy ->
                cells.add(
                    percent(
                        mean(
                            runs.stream().filter(which).filter(of(strategy)),
                            CoverageRun::share))));
    return cells;
  }

  private List<String> overhead() {
    List<String> cells = new ArrayList<>(List.of("time for decisions", ""));
    strategies()
        .forEach(
            strategy ->
                cells.add(
                    percent(mean(runs.stream().filter(of(strategy)), CoverageRun::overhead))));
    return cells;
  }

  private Table byTime() {
    List<String> header = new ArrayList<>(List.of("seconds"));
    header.addAll(strategies());
    double budget = runs.stream().mapToLong(CoverageRun::millis).max().orElse(0) / 1000.0;
    List<List<String>> rows = new ArrayList<>();
    for (double moment : MOMENTS) {
      List<String> row = new ArrayList<>();
      row.add(String.format(Locale.ROOT, "%.1f", moment * budget));
      for (String strategy : strategies()) {
        row.add(
            percent(mean(runs.stream().filter(of(strategy)), run -> run.share(moment * budget))));
      }
      rows.add(row);
    }
    return new Table("Branches covered over time, percent, mean of all classes", header, rows);
  }

  private static Predicate<CoverageRun> of(String strategy) {
    return run -> run.strategy().equals(strategy);
  }

  private static double mean(Stream<CoverageRun> some, ToDoubleFunction<CoverageRun> value) {
    return some.mapToDouble(value).average().orElse(Double.NaN);
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? "" : String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
