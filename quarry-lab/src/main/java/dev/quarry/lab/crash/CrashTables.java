package dev.quarry.lab.crash;

import dev.quarry.lab.plain.PlainRun;
import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import dev.quarry.testgen.confirm.StateEnding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** The figures for people: a row for each library. */
public final class CrashTables {
  private final List<LibraryFigures> figures;

  public CrashTables(List<LibraryFigures> figures) {
    this.figures = List.copyOf(figures);
  }

  /** All tables. */
  public List<Table> tables() {
    return List.of(
        libraries(),
        endings("What became of the exceptions that were seen", LibraryFigures::states),
        endings("What became of every path and every way not taken", LibraryFigures::endings));
  }

  private Table libraries() {
    return new Table(
        "Libraries: methods, exceptions seen, and what tests confirm",
        List.of(
            "library",
            "methods",
            "explored",
            "no recipe",
            "exceptions and lines",
            "confirmed",
            "share",
            "with duplicates",
            "confirmed",
            "share",
            "defects",
            "preconditions",
            "seconds",
            "load",
            "tests in Maven"),
        figures.stream().map(CrashTables::row).toList());
  }

  private static List<String> row(LibraryFigures library) {
    return List.of(
        library.name(),
        Integer.toString(library.methods()),
        Integer.toString(library.explored()),
        Integer.toString(library.withoutRecipe()),
        Long.toString(library.lines()),
        Long.toString(library.confirmedLines()),
        Cells.number(library.lineShare() * 100) + " %",
        Long.toString(library.errorStates()),
        Long.toString(library.confirmed()),
        Cells.number(library.share() * 100) + " %",
        Integer.toString(library.defects()),
        Integer.toString(library.preconditions()),
        Cells.number(library.seconds()),
        Cells.number(library.load().get(0)) + "–" + Cells.number(library.load().get(1)),
        library.check().map(CrashTables::text).orElse("not run"));
  }

  private static String text(PlainRun run) {
    return run.compiled()
        ? "%d of %d pass".formatted(run.tests() - run.failed(), run.tests())
        : "not compilable";
  }

  private Table endings(String title, Function<LibraryFigures, Map<StateEnding, Long>> counts) {
    SortedSet<StateEnding> rows = new TreeSet<>();
    figures.forEach(library -> rows.addAll(counts.apply(library).keySet()));
    List<String> header = new ArrayList<>(List.of("ending"));
    figures.forEach(library -> header.add(library.name()));
    List<List<String>> cells = new ArrayList<>();
    for (StateEnding row : rows) {
      List<String> line = new ArrayList<>(List.of(row.text()));
      figures.forEach(
          library -> line.add(Long.toString(counts.apply(library).getOrDefault(row, 0L))));
      cells.add(line);
    }
    return new Table(title, header, cells);
  }
}
