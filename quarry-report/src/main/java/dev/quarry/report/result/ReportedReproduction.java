package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry reproduce} found.
 *
 * @param exception that was looked for
 * @param message of it; may be ""
 * @param reproduced whether a test throws it
 * @param matched frames that the test shows
 * @param total frames of the program
 * @param entry what the test calls; may be ""
 * @param input the call, as Java; may be ""
 * @param test that throws it
 * @param frames of the trace
 * @param reasons what kept the search from more
 * @param warnings about the class path
 * @param seconds it took
 */
public record ReportedReproduction(
    String exception,
    String message,
    boolean reproduced,
    int matched,
    int total,
    String entry,
    String input,
    ReportedTest test,
    List<ReportedFrame> frames,
    List<ReportedAssumption> reasons,
    List<String> warnings,
    double seconds)
    implements ReportedResult {
  public ReportedReproduction {
    frames = List.copyOf(frames);
    reasons = List.copyOf(reasons);
    warnings = List.copyOf(warnings);
  }

  static ReportedReproduction of(JsonNode node) {
    return new ReportedReproduction(
        Json.text(node, "exception"),
        Json.text(node, "message"),
        node.path("reproduced").asBoolean(),
        node.path("matched").asInt(),
        node.path("total").asInt(),
        Json.text(node, "entry"),
        Json.text(node, "input"),
        ReportedTest.of(node),
        Json.list(node, "frames", ReportedFrame::of),
        Json.list(node, "attempts", one -> Json.list(one, "assumptions", ReportedAssumption::of))
            .stream()
            .flatMap(List::stream)
            .toList(),
        Json.texts(node, "warnings"),
        node.path("seconds").asDouble());
  }

  @Override
  public String command() {
    return "reproduce";
  }
}
