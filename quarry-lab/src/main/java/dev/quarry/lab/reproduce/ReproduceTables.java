package dev.quarry.lab.reproduce;

import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;

/** What came of crashes, as tables. */
public final class ReproduceTables {
  private static final int LONGEST_INPUT = 100;

  private final List<ReproduceRun> runs;

  public ReproduceTables(List<ReproduceRun> runs) {
    this.runs = List.copyOf(runs);
  }

  /** All crashes, and why some are not reproduced. */
  public List<Table> tables() {
    List<Table> tables = new ArrayList<>(List.of(all()));
    if (runs.stream().anyMatch(run -> !run.isWhole())) {
      tables.add(misses());
    }
    return tables;
  }

  private Table all() {
    long whole = runs.stream().filter(ReproduceRun::isWhole).count();
    long deep = runs.stream().filter(ReproduceTables::isDeep).count();
    long wholeDeep = runs.stream().filter(run -> isDeep(run) && run.isWhole()).count();
    return new Table(
        "%d of %d with all frames of the library; %d of %d with five frames or more"
            .formatted(whole, runs.size(), wholeDeep, deep),
        List.of("library", "crash", "exception", "frames", "same", "input found", "seconds"),
        runs.stream()
            .map(
                run ->
                    List.of(
                        run.library(),
                        run.crash(),
                        run.exception(),
                        Integer.toString(run.total()),
                        Integer.toString(run.matched()),
                        input(run),
                        Cells.number(run.seconds())))
            .toList());
  }

  private static boolean isDeep(ReproduceRun run) {
    return run.total() >= 5;
  }

  private static String input(ReproduceRun run) {
    if (run.input().isEmpty()) {
      return "none";
    }
    return run.input().length() <= LONGEST_INPUT
        ? run.input()
        : run.input().substring(0, LONGEST_INPUT) + "…";
  }

  private Table misses() {
    return new Table(
        "Why not all",
        List.of("library", "crash", "first frame missed", "because"),
        runs.stream()
            .filter(run -> !run.isWhole())
            .map(
                run ->
                    List.of(
                        run.library(),
                        run.crash(),
                        run.missed(),
                        run.reasons().isEmpty()
                            ? "the search ended without a way through these frames"
                            : String.join(" ", run.reasons())))
            .toList());
  }
}
