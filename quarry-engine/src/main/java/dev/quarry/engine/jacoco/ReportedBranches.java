package dev.quarry.engine.jacoco;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.Names;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** The branches that a report of JaCoCo counts. */
public final class ReportedBranches {
  private ReportedBranches() {}

  /**
   * By binary class name, sorted.
   *
   * @param report {@code jacoco.xml}
   * @throws ReportException if it is none
   */
  public static Map<String, Count> in(Path report) {
    Map<String, Count> counts = new TreeMap<>();
    Report.read(report)
        .classes()
        .forEach(
            (name, methods) ->
                counts.put(
                    Names.binary(name),
                    new Count(
                        methods.values().stream()
                            .mapToInt(Report.MethodFigures::coveredBranches)
                            .sum(),
                        methods.values().stream().mapToInt(Report.MethodFigures::branches).sum())));
    return Collections.unmodifiableMap(counts);
  }
}
