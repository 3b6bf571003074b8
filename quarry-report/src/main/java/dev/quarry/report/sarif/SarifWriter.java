package dev.quarry.report.sarif;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes findings as a log of one run. The same findings give the same text. */
public final class SarifWriter {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  /** Stands for wherever the sources are (§3.14.14). */
  private static final String SOURCE_ROOT = "SRCROOT";

  private final ObjectMapper mapper = new ObjectMapper();
  private final String version;

  /**
   * Writes in the name of a version of Quarry.
   *
   * @param version such as {@code 0.1.0}
   */
  public SarifWriter(String version) {
    this.version = version;
  }

  /** Writes findings in their order. The writer is not closed. */
  public void write(List<SarifFinding> findings, Writer out) throws IOException {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
    out.write(mapper.writer(printer).writeValueAsString(log(findings)));
    out.write("\n");
    out.flush();
  }

  private ObjectNode log(List<SarifFinding> findings) {
    SarifRules rules = new SarifRules(findings);
    ObjectNode log = mapper.createObjectNode();
    log.put("$schema", SCHEMA);
    log.put("version", "2.1.0");
    ObjectNode run = log.putArray("runs").addObject();
    ObjectNode driver = run.putObject("tool").putObject("driver");
    driver.put("name", "Quarry");
    driver.put("version", version);
    rules.write(driver.putArray("rules"));
    run.put("columnKind", "utf16CodeUnits");
    ArrayNode results = run.putArray("results");
    findings.forEach(finding -> result(results.addObject(), finding, rules));
    return log;
  }

  private static void result(ObjectNode result, SarifFinding finding, SarifRules rules) {
    result.put("ruleId", finding.rule());
    result.put("ruleIndex", rules.indexOf(finding.rule()));
    result.put("level", finding.level().text());
    SarifText.put(result.putObject("message"), finding.message());
    ObjectNode location = result.putArray("locations").addObject();
    physical(location, finding.file(), finding.line());
    location
        .putArray("logicalLocations")
        .addObject()
        .put("fullyQualifiedName", finding.entry())
        .put("kind", "function");
    if (!finding.codeFlow().isEmpty()) {
      codeFlow(result.putArray("codeFlows").addObject(), finding.codeFlow());
    }
    if (!finding.properties().isEmpty()) {
      ObjectNode properties = result.putObject("properties");
      finding.properties().forEach(properties::put);
    }
  }

  /** A region belongs to a file; without one there is neither (§3.29.4). */
  private static void physical(ObjectNode location, String file, int line) {
    if (file.isEmpty()) {
      return;
    }
    ObjectNode physical = location.putObject("physicalLocation");
    physical
        .putObject("artifactLocation")
        .put("uri", SarifText.uri(file))
        .put("uriBaseId", SOURCE_ROOT);
    if (line > 0) {
      physical.putObject("region").put("startLine", line);
    }
  }

  private static void codeFlow(ObjectNode flow, List<SarifStep> steps) {
    ArrayNode locations = flow.putArray("threadFlows").addObject().putArray("locations");
    for (SarifStep step : steps) {
      ObjectNode location = locations.addObject().putObject("location");
      physical(location, step.file(), step.line());
      SarifText.put(location.putObject("message"), step.text());
    }
  }
}
