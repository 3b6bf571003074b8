package dev.quarry.lab.reach;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The figures for people. */
public final class ReachTables {
  private static final int MOST_REASONS = 25;

  private final ReachFigures figures;

  public ReachTables(ReachFigures figures) {
    this.figures = figures;
  }

  /** All tables. */
  public List<Table> tables() {
    return List.of(outcomes(), winners(), reasons());
  }

  private Table outcomes() {
    List<List<String>> rows = new ArrayList<>();
    Set<String> libraries = new LinkedHashSet<>();
    figures.runs().forEach(run -> libraries.add(run.library()));
    for (Engine engine : figures.settings().engines()) {
      libraries.forEach(library -> rows.add(row(library, engine, of(library, engine))));
      rows.add(row("all", engine, of("", engine)));
    }
    return new Table(
        "Sides of branches: %,d of %,d, %s s each"
            .formatted(
                Math.min(figures.settings().sides(), figures.population()),
                figures.population(),
                Cells.number(figures.settings().budget().toMillis() / 1000.0)),
        List.of(
            "library",
            "engine",
            "sides",
            "reached",
            "proved",
            "undecided",
            "failed",
            "decided",
            "seconds each",
            "median"),
        rows);
  }

  private List<SideRun> of(String library, Engine engine) {
    return figures.runs().stream()
        .filter(run -> run.asked() == engine)
        .filter(run -> library.isEmpty() || run.library().equals(library))
        .toList();
  }

  private static List<String> row(String library, Engine engine, List<SideRun> runs) {
    long reached = count(runs, Outcome.REACHED);
    long proved = count(runs, Outcome.UNREACHABLE);
    long failed = runs.stream().filter(ReachTables::isFailed).count();
    double[] seconds = runs.stream().mapToDouble(SideRun::seconds).sorted().toArray();
    double sum = runs.stream().mapToDouble(SideRun::seconds).sum();
    return List.of(
        library,
        engine.text(),
        Integer.toString(runs.size()),
        Long.toString(reached),
        Long.toString(proved),
        Long.toString(runs.size() - reached - proved - failed),
        Long.toString(failed),
        runs.isEmpty() ? "" : Cells.number(100.0 * (reached + proved) / runs.size()) + " %",
        runs.isEmpty() ? "" : Cells.number(sum / runs.size()),
        runs.isEmpty() ? "" : Cells.number(seconds[seconds.length / 2]));
  }

  private static boolean isFailed(SideRun run) {
    return run.reasons().stream().anyMatch(reason -> reason.startsWith("Failed: "));
  }

  private static long count(List<SideRun> runs, Outcome outcome) {
    return runs.stream().filter(run -> run.outcome() == outcome).count();
  }

  /** Who decides what, and what each setting has that another has not. */
  private Table winners() {
    List<List<String>> rows = new ArrayList<>();
    for (Engine engine : figures.settings().engines()) {
      Map<Engine, Integer> by = new LinkedHashMap<>();
      for (SideRun run : of("", engine)) {
        if (run.outcome() != Outcome.UNDECIDED) {
          by.merge(run.by(), 1, Integer::sum);
        }
      }
      List<String> row = new ArrayList<>(List.of(engine.text()));
      row.add(
          by.entrySet().stream()
              .map(one -> one.getKey().text() + " " + one.getValue())
              .reduce((a, b) -> a + ", " + b)
              .orElse("nobody"));
      for (Engine other : figures.settings().engines()) {
        Set<String> more = new LinkedHashSet<>(figures.decided(engine));
        more.removeAll(figures.decided(other));
        row.add(engine == other ? "" : Integer.toString(more.size()));
      }
      rows.add(row);
    }
    List<String> header = new ArrayList<>(List.of("setting", "decided by"));
    figures.settings().engines().forEach(other -> header.add("not by " + other.text()));
    return new Table("Who decides, and what others do not", header, rows);
  }

  /** A side counts for each of its reasons. */
  private Table reasons() {
    Map<String, Map<Engine, Integer>> counts = new LinkedHashMap<>();
    for (SideRun run : figures.runs()) {
      Set<String> kinds = new LinkedHashSet<>();
      run.reasons().forEach(reason -> kinds.add(kind(reason)));
      kinds.forEach(
          kind ->
              counts
                  .computeIfAbsent(kind, any -> new LinkedHashMap<>())
                  .merge(run.asked(), 1, Integer::sum));
    }
    List<String> header = new ArrayList<>(List.of("undecided because"));
    figures.settings().engines().forEach(engine -> header.add(engine.text()));
    List<List<String>> rows = new ArrayList<>();
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue((a, b) -> sum(b) - sum(a)))
        .limit(MOST_REASONS)
        .forEach(
            entry -> {
              List<String> row = new ArrayList<>(List.of(entry.getKey()));
              for (Engine engine : figures.settings().engines()) {
                row.add(Integer.toString(entry.getValue().getOrDefault(engine, 0)));
              }
              rows.add(row);
            });
    return new Table("Reasons; a side counts for each of its own", header, rows);
  }

  private static int sum(Map<Engine, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** A reason without its place, its numbers and the names in it. */
  private static String kind(String reason) {
    return reason
        .replaceFirst(" @.*", "")
        .replaceAll("[\\w$/]+([./#][\\w$<>]+)+(\\([^)]*\\))?", "…")
        .replaceAll("\\d[\\d.,]*", "n");
  }
}
