package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * What a verdict rests on, or what is in its way.
 *
 * @param code of the table of assumptions; may be ""
 * @param what a sentence
 * @param place as {@code File.java:12}; may be ""
 */
public record ReportedAssumption(String code, String what, String place) {
  static ReportedAssumption of(JsonNode node) {
    return new ReportedAssumption(
        Json.text(node, "code"), Json.text(node, "what"), Json.text(node, "location"));
  }
}
