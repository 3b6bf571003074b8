package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A warning of another tool, and whether it is true.
 *
 * @param tool who warns
 * @param rule of the tool
 * @param message of the tool
 * @param place as {@code File.java:12}; may be ""
 * @param verdict {@code confirmed}, {@code refuted}, {@code undecided} or {@code notAsked}
 * @param input of the test that decides; may be ""
 * @param test that decides
 * @param proof what the proof that decides holds for; may be ""
 * @param assumptions what the proof rests on
 * @param reason why it is undecided or was not asked; may be ""
 */
public record ReportedWarning(
    String tool,
    String rule,
    String message,
    String place,
    String verdict,
    String input,
    ReportedTest test,
    String proof,
    List<ReportedAssumption> assumptions,
    String reason) {
  public ReportedWarning {
    assumptions = List.copyOf(assumptions);
  }

  static ReportedWarning of(JsonNode node) {
    return new ReportedWarning(
        Json.text(node, "tool"),
        Json.text(node, "rule"),
        Json.text(node, "message"),
        Json.text(node, "location"),
        Json.text(node, "verdict"),
        Json.text(node, "input"),
        ReportedTest.of(node),
        Json.text(node, "proof"),
        Json.list(node, "assumptions", ReportedAssumption::of),
        Json.text(node, "reason"));
  }
}
