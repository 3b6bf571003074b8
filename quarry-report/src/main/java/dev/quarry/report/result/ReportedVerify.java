package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry verify} found.
 *
 * @param verdicts one for each warning
 * @param seconds it took
 */
public record ReportedVerify(List<ReportedWarning> verdicts, double seconds)
    implements ReportedResult {
  public ReportedVerify {
    verdicts = List.copyOf(verdicts);
  }

  static ReportedVerify of(JsonNode node) {
    return new ReportedVerify(
        Json.list(node, "warnings", ReportedWarning::of), node.path("seconds").asDouble());
  }

  @Override
  public String command() {
    return "verify";
  }
}
