package dev.quarry.lab.guard;

import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import java.util.List;
import java.util.Locale;

/** The figures for people. */
public final class GuardTable {
  private GuardTable() {}

  /** One row for each thing that was done. */
  public static Table of(List<GuardFigures> figures) {
    return new Table(
        "Workers without a guard, with it, and with the operating system's wall as well",
        List.of("what", "none µs", "guard µs", "both µs", "guard/none", "both/none"),
        figures.stream()
            .map(
                each ->
                    List.of(
                        each.name(),
                        micros(each.none()),
                        micros(each.guard()),
                        micros(each.both()),
                        ratio(each.guardRatio()),
                        ratio(each.bothRatio())))
            .toList());
  }

  private static String micros(double value) {
    return value < 10 ? String.format(Locale.ROOT, "%.2f", value) : Cells.number(value);
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f ×", value);
  }
}
