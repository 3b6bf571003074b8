package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What {@code quarry crash} found.
 *
 * @param findings confirmed ones
 * @param methods how many were looked at
 * @param endings how many states ended how
 * @param warnings about the class path
 * @param seconds it took
 */
public record ReportedCrash(
    List<ReportedFinding> findings,
    int methods,
    Map<String, Integer> endings,
    List<String> warnings,
    double seconds)
    implements ReportedResult {
  public ReportedCrash {
    findings = List.copyOf(findings);
    warnings = List.copyOf(warnings);
    endings = Collections.unmodifiableMap(new LinkedHashMap<>(endings));
  }

  static ReportedCrash of(JsonNode node) {
    return new ReportedCrash(
        Json.list(node, "findings", ReportedFinding::of),
        node.path("methods").size(),
        Json.numbers(node, "endings"),
        Json.texts(node, "warnings"),
        node.path("seconds").asDouble());
  }

  @Override
  public String command() {
    return "crash";
  }
}
