package dev.quarry.report.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads what commands print with {@code --json}: the schemas of {@code docs/json.md}. */
public final class ResultReader {
  private final ObjectMapper mapper = new ObjectMapper();

  /**
   * Reads one result.
   *
   * @param name what to call it where something is wrong with it
   * @throws ResultException if it is none
   */
  public ReportedResult read(String name, String json) {
    JsonNode node;
    try {
      node = mapper.readTree(json);
    } catch (JsonProcessingException e) {
      throw new ResultException(
          "`%s` is not JSON; name a file that a command of Quarry printed with --json."
              .formatted(name));
    }
    String schema = Json.text(node, "schema");
    return switch (schema) {
      case "quarry.cover/1" -> ReportedCoverage.of(node);
      case "quarry.crash/1" -> ReportedCrash.of(node);
      case "quarry.reach/1" -> ReportedReach.of(node);
      case "quarry.verify/1" -> ReportedVerify.of(node);
      case "quarry.check/1" -> ReportedCheck.of(node);
      case "quarry.explore/2" -> ReportedExploration.of(node);
      case "quarry.reproduce/1" -> ReportedReproduction.of(node);
      default ->
          throw new ResultException(
              schema.isEmpty()
                  ? "`%s` has no schema; name a file that a command of Quarry printed with --json."
                      .formatted(name)
                  : "`%s` has the schema %s, of which there is no report; there is one of cover, crash, reach, verify, check, explore and reproduce."
                      .formatted(name, schema));
    };
  }
}
