package dev.quarry.report.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SarifWriterTest {
  private static final SarifFinding DEFECT =
      new SarifFinding(
          "java.lang.ArithmeticException",
          SarifLevel.ERROR,
          "Foo#bar throws ArithmeticException: new Foo(new int[] {0})",
          "com/acme/Foo.java",
          12,
          "com.acme.Foo#bar(int)",
          List.of(
              new SarifStep("com/acme/Foo.java", 10, "bar begins"),
              new SarifStep("com/acme/Foo.java", 12, "division by zero"),
              new SarifStep("", 0, "inside the JDK")),
          Map.of("test", "com/acme/FooQuarryTest.java"));
  private static final SarifFinding PRECONDITION =
      new SarifFinding(
          "com.acme.AlreadyClosed",
          SarifLevel.NOTE,
          "A closed Foo can't be read.",
          "com/acme/größe/Foo Bar.kt",
          3,
          "com.acme.Foo#read()",
          List.of(),
          Map.of());
  private static final SarifFinding NOWHERE =
      new SarifFinding(
          "java.lang.ArithmeticException",
          SarifLevel.WARNING,
          "",
          "",
          -1,
          "com.acme.Foo#bar(int)",
          List.of(),
          Map.of());

  private final ObjectMapper mapper = new ObjectMapper();

  private static String text(SarifFinding... findings) throws IOException {
    StringWriter out = new StringWriter();
    new SarifWriter("1.2.3").write(List.of(findings), out);
    return out.toString();
  }

  private JsonNode run(SarifFinding... findings) throws IOException {
    return mapper.readTree(text(findings)).at("/runs/0");
  }

  private static JsonSchema schema() throws IOException {
    try (InputStream in = SarifWriterTest.class.getResourceAsStream("sarif-schema-2.1.0.json")) {
      return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V4).getSchema(in);
    }
  }

  @Test
  void logsAreValidAgainstTheStandardsSchema() throws IOException {
    JsonSchema schema = schema();
    assertThat(schema.validate(mapper.readTree(text()))).isEmpty();
    assertThat(schema.validate(mapper.readTree(text(DEFECT, PRECONDITION, NOWHERE)))).isEmpty();
  }

  @Test
  void theSchemaFindsWhatIsWrong() throws IOException {
    JsonNode log = mapper.readTree(text(DEFECT));
    ((ObjectNode) log.at("/runs/0/results/0")).put("level", "terrible");
    assertThat(schema().validate(log)).isNotEmpty();
  }

  @Test
  void theToolSaysItsNameAndVersion() throws IOException {
    JsonNode driver = run().at("/tool/driver");
    assertThat(driver.path("name").asText()).isEqualTo("Quarry");
    assertThat(driver.path("version").asText()).isEqualTo("1.2.3");
  }

  @Test
  void everyRuleIsListedOnceAndResultsPointToIt() throws IOException {
    JsonNode run = run(DEFECT, PRECONDITION, NOWHERE);
    JsonNode rules = run.at("/tool/driver/rules");
    assertThat(rules.findValuesAsText("id"))
        .containsExactly("com.acme.AlreadyClosed", "java.lang.ArithmeticException");
    for (JsonNode result : run.path("results")) {
      assertThat(rules.path(result.path("ruleIndex").asInt()).path("id"))
          .isEqualTo(result.path("ruleId"));
    }
    assertThat(run.path("results").findValuesAsText("level"))
        .containsExactly("error", "note", "warning");
  }

  @Test
  void placesAreRelativeUris() throws IOException {
    JsonNode results = run(DEFECT, PRECONDITION).path("results");
    assertThat(results.at("/0/locations/0/physicalLocation/artifactLocation/uri").asText())
        .isEqualTo("com/acme/Foo.java");
    assertThat(results.at("/0/locations/0/physicalLocation/region/startLine").asInt())
        .isEqualTo(12);
    assertThat(results.at("/1/locations/0/physicalLocation/artifactLocation/uri").asText())
        .isEqualTo("com/acme/gr%C3%B6%C3%9Fe/Foo%20Bar.kt");
    assertThat(results.at("/0/locations/0/logicalLocations/0/fullyQualifiedName").asText())
        .isEqualTo("com.acme.Foo#bar(int)");
  }

  @Test
  void thePathToAFindingIsItsCodeFlow() throws IOException {
    JsonNode steps = run(DEFECT).at("/results/0/codeFlows/0/threadFlows/0/locations");
    assertThat(steps.findValuesAsText("text"))
        .containsExactly("bar begins", "division by zero", "inside the JDK");
    assertThat(steps.findValuesAsText("startLine")).containsExactly("10", "12");
  }

  @Test
  void whatIsNotKnownIsLeftOut() throws IOException {
    JsonNode result = run(NOWHERE).at("/results/0");
    assertThat(result.at("/locations/0/physicalLocation").isMissingNode()).isTrue();
    assertThat(result.has("codeFlows")).isFalse();
    assertThat(result.has("properties")).isFalse();
  }

  @Test
  void bracesInMessagesAreNoPlaceholders() throws IOException {
    assertThat(run(DEFECT).at("/results/0/message/text").asText())
        .endsWith("new Foo(new int[] {{0}})");
  }

  @Test
  void theSameFindingsGiveTheSameText() throws IOException {
    assertThat(text(DEFECT, PRECONDITION))
        .isEqualTo(text(DEFECT, PRECONDITION))
        .startsWith("{\n  \"$schema\"")
        .endsWith("}\n")
        .doesNotContain("\r");
  }
}
