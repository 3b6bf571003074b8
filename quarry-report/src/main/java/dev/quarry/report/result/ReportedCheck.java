package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry check} found.
 *
 * @param specifications in their order
 * @param warnings about the class path
 * @param seconds it took
 */
public record ReportedCheck(
    List<ReportedSpecification> specifications, List<String> warnings, double seconds)
    implements ReportedResult {
  public ReportedCheck {
    specifications = List.copyOf(specifications);
    warnings = List.copyOf(warnings);
  }

  static ReportedCheck of(JsonNode node) {
    return new ReportedCheck(
        Json.list(node, "specifications", ReportedSpecification::of),
        Json.texts(node, "warnings"),
        node.path("seconds").asDouble());
  }

  @Override
  public String command() {
    return "check";
  }
}
