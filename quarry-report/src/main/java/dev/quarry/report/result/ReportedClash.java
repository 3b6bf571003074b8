package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * Conditions that contradict each other.
 *
 * @param place where they meet
 * @param conditions that can not hold together
 */
public record ReportedClash(String place, List<ReportedCondition> conditions) {
  public ReportedClash {
    conditions = List.copyOf(conditions);
  }

  static ReportedClash of(JsonNode node) {
    return new ReportedClash(
        Json.text(node, "location"), Json.list(node, "conditions", ReportedCondition::of));
  }
}
