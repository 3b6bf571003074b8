package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What leads from one state of an automaton to another.
 *
 * @param from a state
 * @param to a state
 * @param labels events
 */
public record ReportedTransition(int from, int to, List<String> labels) {
  public ReportedTransition {
    labels = List.copyOf(labels);
  }

  static ReportedTransition of(JsonNode node) {
    return new ReportedTransition(
        node.path("from").asInt(), node.path("to").asInt(), Json.texts(node, "labels"));
  }
}
