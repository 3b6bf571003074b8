package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A frame of a stack.
 *
 * @param className binary
 * @param method its name
 * @param file without folder; may be ""
 * @param line negative if unknown
 * @param state of {@code quarry reproduce}: whether the test shows it; else ""
 */
public record ReportedFrame(String className, String method, String file, int line, String state) {
  static ReportedFrame of(JsonNode node) {
    return new ReportedFrame(
        Json.text(node, "class"),
        Json.text(node, "method"),
        Json.text(node, "file"),
        node.path("line").asInt(-1),
        Json.text(node, "state"));
  }
}
