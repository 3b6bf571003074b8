package dev.quarry.lab.concolic;

import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The figures for people. */
public final class ConcolicTables {
  private final ConcolicFigures figures;

  public ConcolicTables(ConcolicFigures figures) {
    this.figures = figures;
  }

  /** All tables. */
  public List<Table> tables() {
    return List.of(kernels(), explorations(), batches(), jobs(), scale());
  }

  /** The load of the machine, which no ratio is quite free of. */
  public String load() {
    return String.format(
        Locale.ROOT,
        "Load average of the machine: %.1f before, %.1f after, on %d processors.",
        figures.load().get(0),
        figures.load().get(1),
        Runtime.getRuntime().availableProcessors());
  }

  private Table kernels() {
    List<List<String>> rows = new ArrayList<>();
    for (KernelFigures kernel : figures.kernels()) {
      rows.add(
          List.of(
              kernel.name(),
              Cells.number(kernel.concrete().plain()),
              Cells.number(kernel.concrete().measured()),
              ratio(kernel.concrete().slowdown()),
              Cells.number(kernel.symbolic().plain()),
              Cells.number(kernel.symbolic().measured()),
              ratio(kernel.symbolic().slowdown()),
              Cells.number(kernel.unseen().measured()),
              ratio(kernel.unseen().slowdown())));
    }
    rows.add(
        List.of(
            "geometric mean",
            "",
            "",
            ratio(figures.concreteSlowdown()),
            "",
            "",
            ratio(figures.symbolicSlowdown()),
            "",
            ratio(figures.unseenSlowdown())));
    return new Table(
        "Kernels: rewritten code against plain code, without inputs and with symbolic arguments",
        List.of(
            "kernel",
            "plain/s",
            "rewritten/s",
            "slower",
            "small plain/s",
            "symbolic/s",
            "slower",
            "all new/s",
            "slower"),
        rows);
  }

  private Table explorations() {
    return new Table(
        "Explorations in one session, once warm, without the time to start them",
        List.of("method", "solver", "paths", "start ms", "ms", "paths/s", "solver share"),
        figures.explorations().stream()
            .map(
                each ->
                    List.of(
                        each.name(),
                        each.solver().text(),
                        Integer.toString(each.paths()),
                        Cells.number(each.startSeconds() * 1000),
                        Cells.number(each.seconds() * 1000),
                        Cells.number(each.pathsPerSecond()),
                        Cells.number(each.solverShare() * 100) + " %"))
            .toList());
  }

  private Table batches() {
    return new Table(
        "Concrete batches in a warm worker against calls through a method handle",
        List.of(
            "method", "plain/s", "batch/s", "slower", "µs more per run", "rows made/s", "slower"),
        figures.batches().stream()
            .map(
                each ->
                    List.of(
                        each.name(),
                        Cells.number(each.ready().plain()),
                        Cells.number(each.ready().measured()),
                        ratio(each.ready().slowdown()),
                        Cells.number(1e6 / each.ready().measured() - 1e6 / each.ready().plain()),
                        Cells.number(each.made().measured()),
                        ratio(each.made().slowdown())))
            .toList());
  }

  private Table jobs() {
    return new Table(
        "Two jobs against one",
        List.of("method", "solver", "paths", "one job: paths/s", "two jobs: paths/s", "ratio"),
        figures.jobs().stream()
            .map(
                each ->
                    List.of(
                        each.name(),
                        each.solver().text(),
                        Integer.toString(each.paths()),
                        Cells.number(each.one()),
                        Cells.number(each.two()),
                        String.format(Locale.ROOT, "%.2f", each.ratio())))
            .toList());
  }

  private Table scale() {
    ScaleFigures scale = figures.scale();
    return new Table(
        "Very many paths, explored to the last from a cold start",
        List.of("method", "heap limit MB", "paths", "seconds", "peak heap MB", "live at end MB"),
        List.of(
            List.of(
                scale.name(),
                Integer.toString(scale.heapMegabytes()),
                Integer.toString(scale.paths()),
                Cells.number(scale.seconds()),
                Cells.number(scale.peakMegabytes()),
                Cells.number(scale.liveMegabytes()))));
  }

  private static String ratio(double value) {
    return Cells.number(value) + " ×";
  }
}
