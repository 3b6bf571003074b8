package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A way out of a decision.
 *
 * @param condition what it means for the inputs
 * @param state what became of it
 * @param reason why; may be ""
 * @param next the decision behind it; negative if there is none
 * @param path the path that ends behind it; negative if none does
 */
public record ReportedWay(String condition, String state, String reason, int next, int path) {
  static ReportedWay of(JsonNode node) {
    return new ReportedWay(
        Json.text(node, "condition"),
        Json.text(node, "state"),
        Json.text(node, "reason"),
        node.path("next").asInt(-1),
        node.path("path").asInt(-1));
  }
}
