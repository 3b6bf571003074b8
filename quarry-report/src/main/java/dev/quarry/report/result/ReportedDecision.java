package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A decision in an execution tree.
 *
 * @param place as {@code File.java:12}
 * @param kind what is decided
 * @param ways out of it
 */
public record ReportedDecision(String place, String kind, List<ReportedWay> ways) {
  public ReportedDecision {
    ways = List.copyOf(ways);
  }

  static ReportedDecision of(JsonNode node) {
    return new ReportedDecision(
        Json.text(node, "location"),
        Json.text(node, "kind"),
        Json.list(node, "ways", ReportedWay::of));
  }
}
