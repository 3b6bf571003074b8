package dev.quarry.lab.walk;

import dev.quarry.lab.corpus.Truth;
import dev.quarry.lab.report.Table;
import dev.quarry.lab.walk.WalkResults.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The experiment's results, for people and for programs. */
public final class WalkReport {
  private final WalkResults results;
  private final WalkSettings settings;
  private final Duration total;

  /**
   * @param total how long the whole experiment took
   */
  public WalkReport(WalkResults results, WalkSettings settings, Duration total) {
    this.results = results;
    this.settings = settings;
    this.total = total;
  }

  /** Aligned tables. */
  public String text() {
    return functions().text()
        + "\n"
        + new GroupTable(results).table().text()
        + "\n"
        + String.join("\n", conclusions())
        + "\n";
  }

  /** The same tables in Markdown, under a heading. */
  public String markdown() {
    return "# What the solver chain and the concolic walk solve\n\n"
        + String.format(
            Locale.ROOT,
            "Made by `./lab walk --seeds %d --time %dms`.%n%n",
            settings.seeds(),
            settings.time().toMillis())
        + functions().markdown()
        + "\n"
        + new GroupTable(results).table().markdown()
        + "\n## Conclusions\n\n- "
        + String.join("\n- ", conclusions())
        + "\n";
  }

  /** Plain maps and lists, ready to be written as JSON. */
  public Map<String, Object> json() {
    var rows = new ArrayList<Object>();
    for (Row row : results.rows()) {
      var variants = new LinkedHashMap<String, Object>();
      row.attempts()
          .forEach((variant, attempts) -> variants.put(variant.title(), Cell.of(attempts)));
      var entry = new LinkedHashMap<String, Object>();
      entry.put("id", row.benchmark().id());
      entry.put("satisfiable", row.benchmark().truth() == Truth.SATISFIABLE);
      entry.put("variants", variants);
      rows.add(entry);
    }
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.walk/1");
    json.put("seeds", settings.seeds());
    json.put("millisPerAttempt", settings.time().toMillis());
    json.put("solvedByChain", results.mostlySolved(Variant.CHAIN));
    json.put("knownSatisfiable", results.satisfiable().size());
    json.put("rejectedByJava", results.wrong());
    json.put("functions", rows);
    return json;
  }

  private Table functions() {
    var header = new ArrayList<>(List.of("function", "known", "solved by"));
    for (Variant variant : Variant.values()) {
      header.add(variant.title());
    }
    var rows = new ArrayList<List<String>>();
    for (Row row : results.rows()) {
      var cells = new ArrayList<String>();
      cells.add(row.benchmark().id());
      cells.add(row.benchmark().truth() == Truth.SATISFIABLE ? "sat" : "unsat");
      cells.add(String.join(", ", Cell.of(row.of(Variant.CHAIN)).links()));
      for (Variant variant : Variant.values()) {
        cells.add(Cell.of(row.of(variant)).text());
      }
      rows.add(cells);
    }
    return new Table(
        "Solved under how many of "
            + settings.seeds()
            + " seeds, and median milliseconds (✗: shown to be unsatisfiable)",
        header,
        rows);
  }

  private List<String> conclusions() {
    int solved = results.mostlySolved(Variant.CHAIN);
    int known = results.satisfiable().size();
    return List.of(
        String.format(
            Locale.ROOT,
            "full chain solved %d of %d known-satisfiable constraints (%.1f %%), each under most"
                + " seeds",
            solved,
            known,
            known == 0 ? 0 : 100.0 * solved / known),
        String.format(
            Locale.ROOT,
            "%d answers re-checked by plain Java, %d of them wrong",
            results.checked(),
            results.wrong()),
        String.format(Locale.ROOT, "%d s in all", total.toSeconds()));
  }
}
