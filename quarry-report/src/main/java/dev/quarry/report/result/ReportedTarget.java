package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry reach} says about a target.
 *
 * @param target as the user wrote it
 * @param outcome {@code reached}, {@code unreachable} or {@code undecided}
 * @param entry where the run began; may be ""
 * @param input the call, as Java; may be ""
 * @param test that reaches it
 * @param testMissing why there is none; "" if there is one
 * @param condition when it is reached, as Java; may be ""
 * @param strength of the condition
 * @param reasons why it is undecided
 * @param scope what a proof holds for; may be ""
 * @param assumptions what a proof rests on
 * @param clashes contradictions that ended ways
 * @param trace the way back
 * @param seconds it took
 */
public record ReportedTarget(
    String target,
    String outcome,
    String entry,
    String input,
    ReportedTest test,
    String testMissing,
    String condition,
    String strength,
    List<ReportedAssumption> reasons,
    String scope,
    List<ReportedAssumption> assumptions,
    List<ReportedClash> clashes,
    List<ReportedStep> trace,
    double seconds) {
  public ReportedTarget {
    reasons = List.copyOf(reasons);
    assumptions = List.copyOf(assumptions);
    clashes = List.copyOf(clashes);
    trace = List.copyOf(trace);
  }

  static ReportedTarget of(JsonNode node) {
    return new ReportedTarget(
        Json.text(node, "target"),
        Json.text(node, "outcome"),
        Json.text(node, "entry"),
        Json.text(node, "input"),
        ReportedTest.of(node),
        Json.text(node, "testMissing"),
        Json.text(node.path("condition"), "java"),
        Json.text(node.path("condition"), "strength"),
        Json.list(node, "reasons", ReportedAssumption::of),
        Json.text(node, "scope"),
        Json.list(node, "assumptions", ReportedAssumption::of),
        Json.list(node, "clashes", ReportedClash::of),
        Json.list(node, "trace", ReportedStep::of),
        node.path("seconds").asDouble());
  }

  /** Whether it is a line, rather than a side of a branch or an exception there. */
  public boolean isPlace() {
    return !target.contains("@") && !target.endsWith(":true") && !target.endsWith(":false");
  }
}
