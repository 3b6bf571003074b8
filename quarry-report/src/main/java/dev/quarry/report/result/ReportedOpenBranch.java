package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A branch that no test takes.
 *
 * @param method it is in
 * @param place as {@code File.java:12}
 * @param standing {@code open}, {@code withoutTest} or {@code proved}
 * @param proof what the proof holds for; "" if there is none
 */
public record ReportedOpenBranch(String method, String place, String standing, String proof) {
  static ReportedOpenBranch of(JsonNode node) {
    return new ReportedOpenBranch(
        Json.text(node, "method"),
        Json.text(node, "location"),
        Json.text(node, "standing"),
        Json.text(node, "proof"));
  }
}
