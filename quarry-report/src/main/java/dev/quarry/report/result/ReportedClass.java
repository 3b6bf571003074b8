package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What was covered of a class.
 *
 * @param name its binary name
 * @param branches of it
 * @param proved branches that are dead
 * @param lines of it
 * @param tests how many
 * @param files where they are
 * @param open branches that are not covered
 * @param code its lines
 * @param curve how coverage grew
 * @param notes what was not done
 */
public record ReportedClass(
    String name,
    ReportedCount branches,
    int proved,
    ReportedCount lines,
    int tests,
    List<String> files,
    List<ReportedOpenBranch> open,
    List<ReportedLine> code,
    List<Point> curve,
    List<String> notes) {
  public ReportedClass {
    files = List.copyOf(files);
    open = List.copyOf(open);
    code = List.copyOf(code);
    curve = List.copyOf(curve);
    notes = List.copyOf(notes);
  }

  static ReportedClass of(JsonNode node) {
    return new ReportedClass(
        Json.text(node, "class"),
        ReportedCount.of(node.path("branches")),
        node.path("branches").path("proved").asInt(),
        ReportedCount.of(node.path("lines")),
        node.path("tests").asInt(),
        Json.texts(node, "files"),
        Json.list(node, "open", ReportedOpenBranch::of),
        Json.list(node, "code", ReportedLine::of),
        Json.list(node, "curve", Point::of),
        Json.texts(node, "notes"));
  }

  /**
   * A moment at which coverage grew.
   *
   * @param seconds since the search began
   * @param branches covered from then on
   */
  public record Point(double seconds, int branches) {
    static Point of(JsonNode pair) {
      return new Point(pair.path(0).asDouble(), pair.path(1).asInt());
    }
  }
}
