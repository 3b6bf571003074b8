package dev.quarry.lab.suite;

import dev.quarry.engine.coverage.Count;
import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The figures for people. */
public final class SuiteTables {
  private final List<SuiteFigures> figures;

  public SuiteTables(List<SuiteFigures> figures) {
    this.figures = List.copyOf(figures);
  }

  /** All tables. */
  public List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    tables.add(
        new Table(
            "Suites in a plain Maven project",
            List.of(
                "library",
                "classes",
                "tests",
                "pass in Maven",
                "branches by Quarry",
                "branches by JaCoCo",
                "classes that differ",
                "seconds"),
            figures.stream().map(SuiteTables::row).toList()));
    for (SuiteFigures library : figures) {
      tables.add(
          new Table(
              library.name() + ", branches by class",
              List.of("class", "Quarry", "JaCoCo", ""),
              library.classes().stream().map(SuiteTables::row).toList()));
    }
    return tables;
  }

  private static List<String> row(SuiteFigures library) {
    return List.of(
        library.name(),
        Integer.toString(library.classes().size()),
        Integer.toString(library.tests()),
        library.run().compiled()
            ? Integer.toString(library.run().tests() - library.run().failed())
            : "not compiled",
        text(library.quarry()),
        text(library.jacoco()),
        Integer.toString(library.differences().size()),
        String.format(Locale.ROOT, "%.0f", library.seconds()));
  }

  private static List<String> row(ClassCounts type) {
    return List.of(
        type.name(), text(type.quarry()), text(type.jacoco()), type.isSame() ? "" : "differs");
  }

  private static String text(Count count) {
    return count.covered() + "/" + count.total();
  }
}
