package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * An exception that escapes, and the test that shows it.
 *
 * @param exception its class
 * @param message may be ""
 * @param place where it is thrown
 * @param entry what the test calls
 * @param kind {@code defect} or {@code precondition}
 * @param why it is the one or the other
 * @param input the call, as Java
 * @param stack from the place to the entry
 * @param test that shows it
 * @param reflection whether the test needs it
 */
public record ReportedFinding(
    String exception,
    String message,
    String place,
    String entry,
    String kind,
    String why,
    String input,
    List<ReportedFrame> stack,
    ReportedTest test,
    boolean reflection) {
  public ReportedFinding {
    stack = List.copyOf(stack);
  }

  static ReportedFinding of(JsonNode node) {
    return new ReportedFinding(
        Json.text(node, "exception"),
        Json.text(node, "message"),
        Json.text(node, "location"),
        Json.text(node, "entry"),
        Json.text(node, "kind"),
        Json.text(node, "why"),
        Json.text(node, "input"),
        Json.list(node, "stack", ReportedFrame::of),
        ReportedTest.of(node),
        node.path("reflection").asBoolean());
  }
}
