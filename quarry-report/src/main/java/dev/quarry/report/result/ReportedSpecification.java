package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry check} says about a specification.
 *
 * @param name class and name
 * @param kind {@code usage} or {@code behaviour}
 * @param place file and line, or the annotation
 * @param text as it was written; may be ""
 * @param automaton its monitor
 * @param verdict {@code violated}, {@code holds} or {@code undecided}
 * @param events up to the violation
 * @param input the calls; may be ""
 * @param test that fails
 * @param assumptions what the verdict rests on
 * @param reason why it is undecided, or has no test; may be ""
 */
public record ReportedSpecification(
    String name,
    String kind,
    String place,
    String text,
    ReportedAutomaton automaton,
    String verdict,
    List<String> events,
    String input,
    ReportedTest test,
    List<ReportedAssumption> assumptions,
    String reason) {
  public ReportedSpecification {
    events = List.copyOf(events);
    assumptions = List.copyOf(assumptions);
  }

  static ReportedSpecification of(JsonNode node) {
    return new ReportedSpecification(
        Json.text(node, "specification"),
        Json.text(node, "kind"),
        Json.text(node, "location"),
        Json.text(node, "text"),
        ReportedAutomaton.of(node.path("automaton")),
        Json.text(node, "verdict"),
        Json.texts(node, "events"),
        Json.text(node, "input"),
        ReportedTest.of(node),
        Json.list(node, "assumptions", ReportedAssumption::of),
        Json.text(node, "reason"));
  }
}
