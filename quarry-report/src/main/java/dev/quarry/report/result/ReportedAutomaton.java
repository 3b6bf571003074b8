package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * The monitor of a specification; it begins in state 0.
 *
 * @param states how many
 * @param violated states in which the specification is violated
 * @param transitions by state
 */
public record ReportedAutomaton(
    int states, List<Integer> violated, List<ReportedTransition> transitions) {
  public ReportedAutomaton {
    violated = List.copyOf(violated);
    transitions = List.copyOf(transitions);
  }

  static ReportedAutomaton of(JsonNode node) {
    return new ReportedAutomaton(
        node.path("states").asInt(),
        Json.list(node, "violated", JsonNode::asInt),
        Json.list(node, "transitions", ReportedTransition::of));
  }
}
