package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Engine;
import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The figures as tables. */
public final class SymcreticTables {
  private final SymcreticFigures figures;

  public SymcreticTables(SymcreticFigures figures) {
    this.figures = figures;
  }

  /** The programs, what was published about them, and the patterns. */
  public List<Table> tables() {
    return List.of(programs(), published(), scaling());
  }

  /** The machine's load, as a sentence. */
  public String load() {
    return String.format(
        Locale.ROOT,
        "Load average before and after: %.1f, %.1f.",
        figures.load().get(0),
        figures.load().get(1));
  }

  private Table programs() {
    List<ProgramFigures> alone = figures.programs(Engine.BACKWARD);
    List<ProgramFigures> both = figures.programs(Engine.BOTH);
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < alone.size(); i++) {
      LabProgram program = alone.get(i).program();
      List<String> row = new ArrayList<>();
      row.add(program.name());
      row.add(String.valueOf(program.reachable()));
      row.add(String.valueOf(program.unreachable()));
      row.addAll(cells(List.of(alone.get(i))));
      row.addAll(cells(List.of(both.get(i))));
      rows.add(row);
    }
    List<String> sum = new ArrayList<>();
    sum.add("all");
    sum.add(
        String.valueOf(
            figures.settings().programs().stream().mapToInt(LabProgram::reachable).sum()));
    sum.add(
        String.valueOf(
            figures.settings().programs().stream().mapToInt(LabProgram::unreachable).sum()));
    sum.addAll(cells(alone));
    sum.addAll(cells(both));
    rows.add(sum);
    return new Table(
        "Targets of ten programs; segments, blocks folded and seconds are medians over "
            + figures.settings().seeds()
            + " seeds",
        List.of(
            "program",
            "reachable",
            "unreachable",
            "backward: reached",
            "proved",
            "segments",
            "folded",
            "s",
            "both: reached",
            "proved",
            "segments",
            "folded",
            "s"),
        rows);
  }

  private static List<String> cells(List<ProgramFigures> some) {
    return List.of(
        mean(sum(some, ProgramFigures::reached)),
        mean(sum(some, ProgramFigures::proved)),
        mean(sum(some, ProgramFigures::segments)),
        mean(sum(some, ProgramFigures::folded)),
        mean(sum(some, ProgramFigures::seconds)));
  }

  private static double sum(List<ProgramFigures> some, ToDoubleFunction<ProgramFigures> figure) {
    return some.stream().mapToDouble(figure).sum();
  }

  private Table published() {
    List<List<String>> rows = new ArrayList<>();
    for (ProgramFigures ours : figures.programs(Engine.BACKWARD)) {
      LabProgram program = ours.program();
      rows.add(
          List.of(
              program.name(),
              mean(ours.reached()),
              mean(program.cilocnoc().covered()),
              mean(program.spf().covered()),
              mean(program.jcute().covered()),
              mean(ours.segments()),
              cited(program.cilocnoc().segments()),
              cited(program.spf().segments()),
              cited(program.jcute().segments())));
    }
    return new Table(
        "Quarry's backward engine beside published figures: targets covered, segments explored",
        List.of(
            "program",
            "Quarry",
            "Cilocnoc",
            "SPF-CW",
            "jCUTE",
            "Quarry",
            "Cilocnoc",
            "SPF-CW",
            "jCUTE"),
        rows);
  }

  private Table scaling() {
    return new Table(
        "Backward engine on patterns of growing size",
        List.of("pattern", "size", "outcome", "segments", "s"),
        figures.scaling().stream()
            .map(
                each ->
                    List.of(
                        each.pattern(),
                        Cells.whole(each.size()),
                        each.outcome().text(),
                        Cells.whole(each.segments()),
                        mean(each.seconds())))
            .toList());
  }

  private static String cited(int number) {
    return number == Cited.ILLEGIBLE ? "?" : Cells.whole(number);
  }

  private static String mean(double number) {
    return number == Math.rint(number)
        ? String.format(Locale.ROOT, "%,.0f", number)
        : String.format(Locale.ROOT, "%,.2f", number);
  }
}
