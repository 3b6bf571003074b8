package dev.quarry.lab.walk;

import dev.quarry.lab.corpus.Corpus;
import dev.quarry.lab.report.Table;
import dev.quarry.lab.walk.WalkResults.Row;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The counterpart of Table 5.3: for each group of satisfiable benchmarks the fraction of what the
 * published walk solves that each variant solves, both the median over the seeds.
 */
final class GroupTable {
  /** What the thesis measured: tabu disabled, bisection disabled, 10 steps. */
  private static final Map<String, String> THESIS =
      Map.of(
          "coral", "0.57 0.86 0.82",
          "blind", "1 1 1",
          "hash", "0.25 0.5 1",
          "opti", "1 0.33 1",
          "dart", "1 1 0.75",
          "power", "0.64 1 1",
          "sine", "0.93 0.89 0.89");

  private static final String ALL_NUMERIC = "coral";

  private final WalkResults results;

  GroupTable(WalkResults results) {
    this.results = results;
  }

  Table table() {
    var header = new ArrayList<>(List.of("group", "satisfiable"));
    for (Variant variant : Variant.values()) {
      header.add(variant.title());
    }
    header.add("thesis: no tabu, no bisection, 10 steps");
    var rows = new ArrayList<List<String>>();
    groups().forEach((name, members) -> rows.add(row(name, members)));
    return new Table(
        "Fraction of what the published walk solves (medians over the seeds; the published column"
            + " counts)",
        header,
        rows);
  }

  /**
   * The groups, then the numeric ones together as the counterpart of the thesis' coral, then all.
   */
  private Map<String, List<Row>> groups() {
    var groups = new LinkedHashMap<String, List<Row>>();
    var numeric = new ArrayList<Row>();
    for (Row row : results.satisfiable()) {
      String group = row.benchmark().group();
      groups.computeIfAbsent(group, name -> new ArrayList<>()).add(row);
      if (Corpus.NUMERIC.contains(group)) {
        numeric.add(row);
      }
    }
    if (!numeric.isEmpty()) {
      groups.put(ALL_NUMERIC, numeric);
    }
    if (!results.satisfiable().isEmpty()) {
      groups.put("all", results.satisfiable());
    }
    return groups;
  }

  private static List<String> row(String name, List<Row> members) {
    int baseline = medianSolved(members, Variant.PUBLISHED);
    var cells = new ArrayList<>(List.of(name, Integer.toString(members.size())));
    for (Variant variant : Variant.values()) {
      int solved = medianSolved(members, variant);
      cells.add(variant == Variant.PUBLISHED ? Integer.toString(solved) : ratio(solved, baseline));
    }
    cells.add(THESIS.getOrDefault(name, ""));
    return cells;
  }

  private static String ratio(int solved, int baseline) {
    if (baseline == 0) {
      return solved == 0 ? "0/0" : solved + "/0";
    }
    return String.format(Locale.ROOT, "%.2f", (double) solved / baseline);
  }

  private static int medianSolved(List<Row> members, Variant variant) {
    int seeds = members.get(0).of(variant).size();
    int[] counts =
        IntStream.range(0, seeds)
            .map(
                seed ->
                    (int)
                        members.stream().filter(row -> row.of(variant).get(seed).solved()).count())
            .sorted()
            .toArray();
    return counts[seeds / 2];
  }
}
