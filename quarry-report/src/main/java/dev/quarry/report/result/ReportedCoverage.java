package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What {@code quarry cover} found.
 *
 * @param classes by name
 * @param testMethods class and method, by the numbers that lines name
 * @param tests how many
 * @param warnings about the class path
 * @param seconds it took
 */
public record ReportedCoverage(
    List<ReportedClass> classes,
    List<String> testMethods,
    int tests,
    List<String> warnings,
    double seconds)
    implements ReportedResult {
  public ReportedCoverage {
    classes = List.copyOf(classes);
    testMethods = List.copyOf(testMethods);
    warnings = List.copyOf(warnings);
  }

  static ReportedCoverage of(JsonNode node) {
    return new ReportedCoverage(
        Json.list(node, "classes", ReportedClass::of),
        Json.texts(node, "testMethods"),
        node.path("tests").asInt(),
        Json.texts(node, "warnings"),
        node.path("seconds").asDouble());
  }

  @Override
  public String command() {
    return "cover";
  }
}
