package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A step on the way back from a target.
 *
 * @param place where
 * @param fit what the code behind it adds
 * @param change calls whose arguments were searched for
 */
public record ReportedStep(String place, List<ReportedCondition> fit, List<String> change) {
  public ReportedStep {
    fit = List.copyOf(fit);
    change = List.copyOf(change);
  }

  static ReportedStep of(JsonNode node) {
    return new ReportedStep(
        Json.text(node, "location"),
        Json.list(node, "fit", ReportedCondition::of),
        Json.texts(node, "change"));
  }
}
