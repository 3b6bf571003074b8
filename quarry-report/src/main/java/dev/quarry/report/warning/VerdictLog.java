package dev.quarry.report.warning;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.report.sarif.SarifText;
import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;

/**
 * Writes logs of warnings with verdicts on them: what is refuted is suppressed with a
 * justification, what is confirmed has a code flow; all have properties.
 */
public final class VerdictLog {
  private static final String PROPERTY = "quarry";

  private final ObjectMapper mapper = new ObjectMapper();
  private final ObjectNode log;

  /** An empty log. */
  public VerdictLog() {
    log = mapper.createObjectNode();
    log.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    log.put("version", "2.1.0");
    log.putArray("runs");
  }

  /**
   * Adds the runs of a file.
   *
   * @param verdicts one for each warning of the file, in its order
   */
  public void add(WarningFile file, List<SarifVerdict> verdicts) {
    Iterator<SarifVerdict> next = verdicts.iterator();
    for (JsonNode original : file.log().path("runs")) {
      ObjectNode run = original.deepCopy();
      run.path("results").forEach(result -> put((ObjectNode) result, next.next()));
      ((ArrayNode) log.path("runs")).add(run);
    }
  }

  private static void put(ObjectNode result, SarifVerdict verdict) {
    ObjectNode properties = result.withObject("/properties").putObject(PROPERTY);
    new TreeMap<>(verdict.properties()).forEach(properties::put);
    if (!verdict.justification().isEmpty()) {
      result
          .withArray("/suppressions")
          .addObject()
          .put("kind", "external")
          .put("status", "accepted")
          .put("justification", verdict.justification());
    }
    JsonNode place = result.path("locations").path(0);
    if (!verdict.flow().isEmpty() && place.has("physicalLocation")) {
      ObjectNode location =
          result
              .withArray("/codeFlows")
              .addObject()
              .putArray("threadFlows")
              .addObject()
              .putArray("locations")
              .addObject()
              .putObject("location");
      location.set("physicalLocation", place.path("physicalLocation").deepCopy());
      SarifText.put(location.putObject("message"), verdict.flow());
    }
  }

  /** Writes it. The writer is not closed. */
  public void write(Writer out) throws IOException {
    out.write(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(log));
    out.write("\n");
    out.flush();
  }
}
