package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry reach} found.
 *
 * @param targets in their order
 * @param seconds it took
 */
public record ReportedReach(List<ReportedTarget> targets, double seconds)
    implements ReportedResult {
  public ReportedReach {
    targets = List.copyOf(targets);
  }

  static ReportedReach of(JsonNode node) {
    return new ReportedReach(
        Json.list(node, "targets", ReportedTarget::of), node.path("seconds").asDouble());
  }

  @Override
  public String command() {
    return "reach";
  }
}
