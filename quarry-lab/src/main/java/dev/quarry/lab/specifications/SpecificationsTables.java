package dev.quarry.lab.specifications;

import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/** What came of searches, as tables. A search that found nothing counts with all that it did. */
public final class SpecificationsTables {
  private final List<ViolationRun> runs;
  private final List<String> searchers;
  private final List<String> programs;

  /**
   * @param searchers in the order of columns, the guided one first
   */
  public SpecificationsTables(List<ViolationRun> runs, List<String> searchers) {
    this.runs = List.copyOf(runs);
    this.searchers = List.copyOf(searchers);
    this.programs = runs.stream().map(ViolationRun::program).distinct().toList();
  }

  /** Runs, seconds, and how many times as many the other searchers need. */
  public List<Table> tables() {
    return List.of(
        each("Runs until the first violation", ViolationRun::runs),
        each("Seconds until the verdict", ViolationRun::seconds),
        ratios());
  }

  private Table each(String title, ToDoubleFunction<ViolationRun> figure) {
    List<String> header = new ArrayList<>(List.of("program"));
    header.addAll(searchers);
    List<List<String>> rows = new ArrayList<>();
    for (String program : programs) {
      List<String> row = new ArrayList<>(List.of(program));
      searchers.forEach(searcher -> row.add(cell(program, searcher, figure)));
      rows.add(row);
    }
    return new Table(title, header, rows);
  }

  private String cell(String program, String searcher, ToDoubleFunction<ViolationRun> figure) {
    List<ViolationRun> mine = of(program, searcher);
    long found = mine.stream().filter(ViolationRun::isFound).count();
    String most = found == mine.size() ? "" : "≥ ";
    String missed = found == mine.size() ? "" : " (%d/%d)".formatted(found, mine.size());
    return most + Cells.number(mean(program, searcher, figure)) + missed;
  }

  private List<ViolationRun> of(String program, String searcher) {
    return runs.stream()
        .filter(run -> run.program().equals(program) && run.searcher().equals(searcher))
        .toList();
  }

  /** The geometric mean over seeds. */
  private double mean(String program, String searcher, ToDoubleFunction<ViolationRun> figure) {
    return geometric(
        of(program, searcher).stream()
            .mapToDouble(run -> Math.max(0.001, figure.applyAsDouble(run))));
  }

  private static double geometric(DoubleStream values) {
    return Math.exp(values.map(Math::log).average().orElse(0));
  }

  private Table ratios() {
    List<List<String>> rows = new ArrayList<>();
    for (String searcher : searchers.subList(1, searchers.size())) {
      rows.add(
          List.of(
              searcher,
              times(geometric(ratios(searcher, ViolationRun::runs))),
              times(ratios(searcher, ViolationRun::runs).min().orElse(1)),
              times(ratios(searcher, ViolationRun::runs).max().orElse(1)),
              times(geometric(ratios(searcher, ViolationRun::seconds))),
              "%d/%d".formatted(found(searcher), of(searcher).size())));
    }
    rows.add(
        List.of(
            searchers.get(0),
            "",
            "",
            "",
            "",
            "%d/%d".formatted(found(searchers.get(0)), of(searchers.get(0)).size())));
    return new Table(
        "How many times as many as guided",
        List.of(
            "searcher",
            "runs (geometric mean)",
            "least",
            "most",
            "seconds (geometric mean)",
            "found"),
        rows);
  }

  private List<ViolationRun> of(String searcher) {
    return runs.stream().filter(run -> run.searcher().equals(searcher)).toList();
  }

  private long found(String searcher) {
    return of(searcher).stream().filter(ViolationRun::isFound).count();
  }

  private DoubleStream ratios(String searcher, ToDoubleFunction<ViolationRun> figure) {
    return programs.stream()
        .mapToDouble(
            program -> mean(program, searcher, figure) / mean(program, searchers.get(0), figure));
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, "%.2f ×", ratio);
  }
}
