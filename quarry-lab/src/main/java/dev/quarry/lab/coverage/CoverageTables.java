package dev.quarry.lab.coverage;

import dev.quarry.engine.cover.Strategies;
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
  private final List<String> strategies;
  private final List<String> subjects;
  private final List<Double> moments;

  /**
   * @param moments in seconds; one set of tables for each
   */
  public CoverageTables(List<CoverageRun> runs, List<Double> moments) {
    this.runs = List.copyOf(runs);
    this.strategies = runs.stream().map(CoverageRun::strategy).distinct().toList();
    this.subjects = runs.stream().map(CoverageRun::subject).distinct().toList();
    this.moments = List.copyOf(moments);
  }

  public List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    for (double moment : moments) {
      tables.add(bySubject(moment));
      if (strategies.contains(Strategies.RANDOM)) {
        tables.add(againstRandom(moment));
      }
    }
    tables.add(byTime());
    return tables;
  }

  private Table bySubject(double moment) {
    List<List<String>> rows = new ArrayList<>();
    for (String subject : subjects) {
      rows.add(row(subject, run -> run.subject().equals(subject), moment));
    }
    for (String kind : runs.stream().map(CoverageRun::kind).distinct().toList()) {
      rows.add(row("mean of " + kind, run -> run.kind().equals(kind), moment));
    }
    rows.add(row("mean of all", run -> true, moment));
    rows.add(overhead());
    return new Table(
        "Branches covered after %s s, percent".formatted(number(moment)),
        header("class", "branches", "states"),
        rows);
  }

  private List<String> header(String... first) {
    List<String> header = new ArrayList<>(List.of(first));
    header.addAll(strategies);
    return header;
  }

  private List<String> row(String name, Predicate<CoverageRun> which, double moment) {
    List<String> cells = new ArrayList<>();
    cells.add(name);
    cells.add(only(runs.stream().filter(which).map(CoverageRun::total)));
    cells.add(only(runs.stream().filter(which).map(CoverageRun::states).filter(n -> n > 0)));
    for (String strategy : strategies) {
      cells.add(percent(mean(strategy, which, run -> run.share(moment))));
    }
    return cells;
  }

  private static String only(Stream<Integer> values) {
    List<Integer> different = values.distinct().toList();
    return different.size() == 1 ? different.get(0).toString() : "";
  }

  private List<String> overhead() {
    List<String> cells = new ArrayList<>(List.of("time for decisions", "", ""));
    for (String strategy : strategies) {
      cells.add(percent(mean(strategy, run -> true, CoverageRun::overhead)));
    }
    return cells;
  }

  /** How far every strategy is from random runs alone, in points. */
  private Table againstRandom(double moment) {
    List<List<String>> rows = new ArrayList<>();
    for (String strategy : strategies) {
      List<Difference> all = differences(strategy, moment);
      Difference worst = all.stream().min(Difference::compareTo).orElse(Difference.NONE);
      Difference best = all.stream().max(Difference::compareTo).orElse(Difference.NONE);
      rows.add(
          List.of(
              strategy,
              signed(all.stream().mapToDouble(Difference::points).average().orElse(0)),
              signed(worst.points()),
              worst.subject(),
              signed(best.points()),
              best.subject(),
              Long.toString(all.stream().filter(one -> one.points() < -2).count())));
    }
    return new Table(
        "Difference to random after %s s, in points".formatted(number(moment)),
        List.of("strategy", "mean", "worst", "class", "best", "class", "below -2"),
        rows);
  }

  private record Difference(String subject, double points) implements Comparable<Difference> {
    static final Difference NONE = new Difference("", 0);

    @Override
    public int compareTo(Difference other) {
      return Double.compare(points, other.points);
    }
  }

  private List<Difference> differences(String strategy, double moment) {
    List<Difference> all = new ArrayList<>();
    for (String subject : subjects) {
      Predicate<CoverageRun> which = run -> run.subject().equals(subject);
      double own = mean(strategy, which, run -> run.share(moment));
      double random = mean(Strategies.RANDOM, which, run -> run.share(moment));
      if (!Double.isNaN(own - random)) {
        all.add(new Difference(subject, 100 * (own - random)));
      }
    }
    return all;
  }

  private Table byTime() {
    double budget = moments.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    List<List<String>> rows = new ArrayList<>();
    for (double moment : MOMENTS) {
      List<String> row = new ArrayList<>();
      row.add(number(moment * budget));
      for (String strategy : strategies) {
        row.add(percent(mean(strategy, run -> true, run -> run.share(moment * budget))));
      }
      rows.add(row);
    }
    return new Table(
        "Branches covered over time, percent, mean of all classes", header("seconds"), rows);
  }

  private double mean(
      String strategy, Predicate<CoverageRun> which, ToDoubleFunction<CoverageRun> value) {
    return runs.stream()
        .filter(which)
        .filter(run -> run.strategy().equals(strategy))
        .mapToDouble(value)
        .average()
        .orElse(Double.NaN);
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? "" : String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  private static String signed(double points) {
    return String.format(Locale.ROOT, "%+.1f", points);
  }

  private static String number(double seconds) {
    return seconds == Math.rint(seconds)
        ? Long.toString((long) seconds)
        : String.format(Locale.ROOT, "%.1f", seconds);
  }
}
