package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A source line with code.
 *
 * @param file below a source root
 * @param line its number
 * @param covered whether something of it was executed
 * @param dead whether branches on every way to it are proved dead
 * @param branches of the line
 * @param tests numbers of tests that execute it
 */
public record ReportedLine(
    String file,
    int line,
    boolean covered,
    boolean dead,
    ReportedCount branches,
    List<Integer> tests) {
  public ReportedLine {
    tests = List.copyOf(tests);
  }

  static ReportedLine of(JsonNode node) {
    return new ReportedLine(
        Json.text(node, "file"),
        node.path("line").asInt(),
        node.path("covered").asBoolean(),
        node.path("dead").asBoolean(),
        ReportedCount.of(node.path("branches")),
        Json.list(node, "tests", JsonNode::asInt));
  }
}
