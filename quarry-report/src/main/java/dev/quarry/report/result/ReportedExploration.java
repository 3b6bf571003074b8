package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry explore} found.
 *
 * @param entry the method
 * @param runs that were made
 * @param paths in the order of discovery
 * @param decisions the execution tree, its root first
 * @param branches of the class
 * @param exhausted whether these are all paths
 * @param assumptions what that rests on, or what is in its way
 * @param open why it is not exhausted
 * @param seconds it took
 */
public record ReportedExploration(
    String entry,
    int runs,
    List<ReportedPath> paths,
    List<ReportedDecision> decisions,
    ReportedCount branches,
    boolean exhausted,
    List<ReportedAssumption> assumptions,
    List<String> open,
    double seconds)
    implements ReportedResult {
  public ReportedExploration {
    paths = List.copyOf(paths);
    decisions = List.copyOf(decisions);
    assumptions = List.copyOf(assumptions);
    open = List.copyOf(open);
  }

  static ReportedExploration of(JsonNode node) {
    return new ReportedExploration(
        Json.text(node, "entry"),
        node.path("runs").asInt(),
        Json.list(node, "paths", ReportedPath::of),
        Json.list(node, "decisions", ReportedDecision::of),
        ReportedCount.of(node.path("coverage").path("branches")),
        node.path("exhausted").asBoolean(),
        Json.list(node, "assumptions", ReportedAssumption::of),
        Json.texts(node, "open"),
        node.path("seconds").asDouble());
  }

  @Override
  public String command() {
    return "explore";
  }
}
