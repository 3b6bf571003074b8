package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A path of an entry.
 *
 * @param input as JSON
 * @param outcome how it ended
 * @param value that was returned; may be ""
 * @param exception that escaped; may be ""
 * @param message of the exception; may be ""
 * @param place where it was thrown; may be ""
 */
public record ReportedPath(
    String input, String outcome, String value, String exception, String message, String place) {
  static ReportedPath of(JsonNode node) {
    return new ReportedPath(
        node.path("input").toString(),
        Json.text(node, "outcome"),
        Json.text(node, "value"),
        Json.text(node, "exception"),
        Json.text(node, "message"),
        Json.text(node, "location"));
  }
}
