package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * Something that must hold.
 *
 * @param text in the terms of the source
 * @param place who asks for it
 * @param through places of jumps that it distinguishes
 */
public record ReportedCondition(String text, String place, List<String> through) {
  public ReportedCondition {
    through = List.copyOf(through);
  }

  static ReportedCondition of(JsonNode node) {
    return new ReportedCondition(
        Json.text(node, "text"), Json.text(node, "location"), Json.texts(node, "through"));
  }
}
