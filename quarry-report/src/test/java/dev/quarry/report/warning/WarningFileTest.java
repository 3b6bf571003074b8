package dev.quarry.report.warning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.quarry.report.sarif.SarifText;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WarningFileTest {
  private static final String SARIF =
      """
      {"version": "2.1.0",
       "runs": [{
         "tool": {"driver": {"name": "Checker", "rules": [
           {"id": "java/first"},
           {"id": "java/second", "messageStrings": {"said": {"text": "{0} of {1}"}}}]}},
         "originalUriBaseIds": {
           "ROOT": {"uri": "file:///home/somebody/project/"},
           "SRC": {"uri": "src/main/java", "uriBaseId": "ROOT"}},
         "artifacts": [{"location": {"uri": "com/acme/Second.java", "uriBaseId": "SRC"}}],
         "results": [
           {"ruleId": "java/first", "message": {"text": "Plain."}, "locations": [
             {"physicalLocation": {"artifactLocation": {"uri": "src/com/acme/Gr%C3%B6%C3%9Fe.java"},
                                   "region": {"startLine": 12}}}]},
           {"ruleIndex": 1, "message": {"id": "said", "arguments": ["null", "x"]}, "locations": [
             {"physicalLocation": {"artifactLocation": {"index": 0},
                                   "region": {"startLine": 3}}}]},
           {"rule": {"id": "java/third"}, "message": {"text": "Nowhere."}}]}]}
      """;

  private static final String SPOTBUGS =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <BugCollection version="4.9.3" sequence="0">
        <BugInstance type="NP_NULL_ON_SOME_PATH" priority="1">
          <LongMessage>Possible null pointer dereference of {s}</LongMessage>
          <Method classname="com.acme.Foo" name="bar" signature="()V">
            <SourceLine classname="com.acme.Foo" start="1" end="9" sourcepath="com/acme/Foo.java"/>
          </Method>
          <SourceLine classname="com.acme.Foo" start="4" sourcepath="com/acme/Foo.java"/>
          <SourceLine classname="com.acme.Foo" primary="true" start="5" end="5"
                      sourcefile="Foo.java" sourcepath="com/acme/Foo.java" role="SOURCE_LINE_DEREF"/>
        </BugInstance>
        <BugInstance type="RCN_REDUNDANT_NULLCHECK_WOULD_HAVE_BEEN_A_NPE">
          <SourceLine primary="true" start="6" sourcepath="com/acme/Foo.java"/>
          <SourceLine start="7" sourcepath="com/acme/Foo.java" role="SOURCE_REDUNDANT_NULL_CHECK"/>
        </BugInstance>
        <BugInstance type="SE_NO_SERIALVERSIONID"/>
      </BugCollection>
      """;

  @TempDir private Path directory;
  private final ObjectMapper mapper = new ObjectMapper();

  private WarningFile read(String text) throws IOException {
    Path file = directory.resolve("warnings");
    Files.writeString(file, text);
    return WarningFile.read(file);
  }

  @Test
  void rulesMessagesAndPlacesOfSarifAreResolved() throws IOException {
    assertThat(read(SARIF).warnings())
        .containsExactly(
            new Warning("Checker", "java/first", "Plain.", "src/com/acme/Größe.java", 12),
            new Warning(
                "Checker",
                "java/second",
                "null of x",
                "/home/somebody/project/src/main/java/com/acme/Second.java",
                3),
            new Warning("Checker", "java/third", "Nowhere.", "", 0));
  }

  @Test
  void spotBugsIsReadWithTheLineThatMatters() throws IOException {
    assertThat(read(SPOTBUGS).warnings())
        .containsExactly(
            new Warning(
                "SpotBugs",
                "NP_NULL_ON_SOME_PATH",
                "Possible null pointer dereference of {s}",
                "com/acme/Foo.java",
                5),
            new Warning(
                "SpotBugs",
                "RCN_REDUNDANT_NULLCHECK_WOULD_HAVE_BEEN_A_NPE",
                "RCN_REDUNDANT_NULLCHECK_WOULD_HAVE_BEEN_A_NPE",
                "com/acme/Foo.java",
                7),
            new Warning("SpotBugs", "SE_NO_SERIALVERSIONID", "SE_NO_SERIALVERSIONID", "", 0));
  }

  /** What is written can be read again, and is what the standard asks for. */
  @Test
  void verdictsAreWrittenIntoBothKinds() throws IOException {
    VerdictLog log = new VerdictLog();
    var confirmed = new SarifVerdict(Map.of("verdict", "confirmed"), "", "f({1}) gets here.");
    var refuted = new SarifVerdict(Map.of("verdict", "refuted"), "It can't be.", "");
    var open = new SarifVerdict(Map.of("verdict", "undecided"), "", "");
    log.add(read(SARIF), List.of(confirmed, refuted, open));
    log.add(read(SPOTBUGS), List.of(refuted, confirmed, open));
    StringWriter out = new StringWriter();
    log.write(out);

    JsonNode written = mapper.readTree(out.toString());
    try (InputStream in = SarifText.class.getResourceAsStream("sarif-schema-2.1.0.json")) {
      var schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V4).getSchema(in);
      assertThat(schema.validate(written)).isEmpty();
    }
    assertThat(written.findValuesAsText("verdict"))
        .containsExactly("confirmed", "refuted", "undecided", "refuted", "confirmed", "undecided");
    assertThat(written.at("/runs/0/results/1/suppressions/0/justification").asText())
        .isEqualTo("It can't be.");
    assertThat(
            written
                .at("/runs/0/results/0/codeFlows/0/threadFlows/0/locations/0/location/message/text")
                .asText())
        .isEqualTo("f({{1}}) gets here.");
    assertThat(read(out.toString()).warnings()).hasSize(6);
  }

  @Test
  void otherFilesAreRefusedWithTheCause() {
    assertThatThrownBy(() -> read("nothing")).hasMessageContaining("neither JSON nor XML");
    assertThatThrownBy(() -> read("[1]")).hasMessageContaining("not SARIF");
    assertThatThrownBy(() -> read("{\"version\":\"2.0.0\",\"runs\":[]}"))
        .hasMessageContaining("is SARIF 2.0.0; convert it to 2.1.0");
    assertThatThrownBy(() -> read("<pmd/>")).hasMessageContaining("<pmd>");
    assertThatThrownBy(() -> read("<BugCollection>")).hasMessageContaining("can't be read as XML");
    assertThatThrownBy(() -> WarningFile.read(directory.resolve("none")))
        .isInstanceOf(WarningFileException.class)
        .hasMessageContaining("There is no file");
  }
}
