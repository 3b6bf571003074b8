package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A test in a file; both are "" if there is none.
 *
 * @param file its path, as the command wrote it
 * @param method its name
 */
public record ReportedTest(String file, String method) {
  static ReportedTest of(JsonNode node) {
    return new ReportedTest(Json.text(node, "test"), Json.text(node, "testMethod"));
  }

  /** Whether there is one. */
  public boolean exists() {
    return !method.isEmpty();
  }
}
