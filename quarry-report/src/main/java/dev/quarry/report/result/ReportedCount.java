package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * How many of how many.
 *
 * @param covered executed by tests
 * @param total all there are
 */
public record ReportedCount(int covered, int total) {
  static ReportedCount of(JsonNode node) {
    return new ReportedCount(node.path("covered").asInt(), node.path("total").asInt());
  }

  /** Both together. */
  public ReportedCount plus(ReportedCount other) {
    return new ReportedCount(covered + other.covered, total + other.total);
  }
}
