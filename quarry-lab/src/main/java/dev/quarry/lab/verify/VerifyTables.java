package dev.quarry.lab.verify;

import dev.quarry.engine.verify.Verdict;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What came of warnings, as tables. */
public final class VerifyTables {
  private static final int MOST_REASONS = 20;
  private static final int LONGEST = 110;

  private final VerifyFigures figures;

  public VerifyTables(VerifyFigures figures) {
    this.figures = figures;
  }

  /** Verdicts by library and by rule, reasons, what is refuted, and what is not asked. */
  public List<Table> tables() {
    return List.of(
        verdicts("Libraries", "library", VerdictRun::library, Map.of()),
        verdicts("Rules", "rule", VerdictRun::rule, figures.asked()),
        reasons(),
        decided(Verdict.REFUTED, "Refuted"),
        decided(Verdict.CONFIRMED, "Confirmed"),
        notAsked());
  }

  /**
   * @param totals how many there were to draw from; empty if that is not to be told
   */
  private Table verdicts(
      String title, String what, Function<VerdictRun, String> group, Map<String, Integer> totals) {
    Map<String, List<VerdictRun>> groups =
        figures.runs().stream()
            .collect(Collectors.groupingBy(group, TreeMap::new, Collectors.toList()));
    List<List<String>> rows = new ArrayList<>();
    groups.forEach((name, runs) -> rows.add(row(name, totals.getOrDefault(name, 0), runs)));
    int total = figures.asked().values().stream().mapToInt(Integer::intValue).sum();
    rows.add(row("all", totals.isEmpty() ? 0 : total, figures.runs()));
    return new Table(
        title,
        List.of(what, "warnings", "asked", "confirmed", "refuted", "undecided", "seconds each"),
        rows);
  }

  private static List<String> row(String name, int total, Collection<VerdictRun> runs) {
    double seconds = runs.stream().mapToDouble(VerdictRun::seconds).average().orElse(0);
    return List.of(
        name,
        total == 0 ? "" : Integer.toString(total),
        Integer.toString(runs.size()),
        count(runs, Verdict.CONFIRMED),
        count(runs, Verdict.REFUTED),
        count(runs, Verdict.UNDECIDED),
        String.format(Locale.ROOT, "%.0f", seconds));
  }

  private static String count(Collection<VerdictRun> runs, Verdict verdict) {
    return Long.toString(runs.stream().filter(run -> run.verdict() == verdict).count());
  }

  private Table reasons() {
    Map<String, Long> counts =
        figures.runs().stream()
            .filter(run -> run.verdict() == Verdict.UNDECIDED)
            .collect(Collectors.groupingBy(run -> kind(run.reason()), Collectors.counting()));
    return new Table(
        "Why undecided",
        List.of("reason", "warnings"),
        counts.entrySet().stream()
            .sorted(
                Map.Entry.<String, Long>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(MOST_REASONS)
            .map(entry -> List.of(entry.getKey(), Long.toString(entry.getValue())))
            .toList());
  }

  /** A reason without its place, its numbers and the names in it. */
  private static String kind(String reason) {
    return reason
        .replaceAll("`[^`]*`", "…")
        .replaceAll("\\w+\\.java:\\d+", "…")
        .replaceAll("[\\w$/]+([./#][\\w$<>]+)+(\\([^)]*\\))?", "…")
        .replaceAll("\\d[\\d.,]*", "n");
  }

  private Table decided(Verdict verdict, String title) {
    return new Table(
        title,
        List.of("library", "place", "rule", "says", "by"),
        figures.runs().stream()
            .filter(run -> run.verdict() == verdict)
            .map(
                run ->
                    List.of(
                        run.library(),
                        run.place(),
                        run.rule(),
                        shortened(run.message()),
                        run.input().isEmpty() ? "proof" : shortened(run.input())))
            .sorted(Comparator.comparing(row -> String.join(" ", row)))
            .toList());
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  private Table notAsked() {
    return new Table(
        "Not asked",
        List.of("rule", "warnings"),
        new TreeMap<>(figures.notAsked())
            .entrySet().stream()
                .map(entry -> List.of(entry.getKey(), Integer.toString(entry.getValue())))
                .toList());
  }
}
