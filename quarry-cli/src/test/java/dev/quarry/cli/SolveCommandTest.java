package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "queries");

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int solve(Path script, String... options) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return command.execute(
        Stream.concat(Stream.of("solve", script.toString()), Stream.of(options))
            .toArray(String[]::new));
  }

  private Path script(String... lines) throws IOException {
    return Files.writeString(directory.resolve("script.smt2"), String.join("\n", lines));
  }

  private JsonNode json() throws IOException {
    return new ObjectMapper().readTree(out.toString());
  }

  @ParameterizedTest
  @CsvSource({"triangle, sat", "orbit, sat", "clash, unsat", "words, sat"})
  void shippedExamplesAreSolved(String name, String verdict) {
    assertThat(solve(EXAMPLES.resolve(name + ".smt2"))).isEqualTo(0);
    assertThat(out.toString()).startsWith(verdict + System.lineSeparator());
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void anAnswerSaysWhoGaveIt() {
    solve(EXAMPLES.resolve("orbit.smt2"));
    assertThat(out.toString()).containsPattern("answered by repair in \\d+\\.\\d+ s");
  }

  @Test
  void aClashNamesTheAssertions() {
    solve(EXAMPLES.resolve("clash.smt2"));
    assertThat(out.toString()).contains("assertions 2, 3 clash");
  }

  @Test
  void jsonHasTheDocumentedFields() throws IOException {
    assertThat(solve(EXAMPLES.resolve("triangle.smt2"), "--json")).isEqualTo(0);
    JsonNode json = json();
    assertThat(json.get("schema").asText()).isEqualTo("quarry.solve/1");
    assertThat(json.get("verdict").asText()).isEqualTo("sat");
    assertThat(json.get("model")).hasSize(3);
    JsonNode first = json.get("model").get(0);
    assertThat(first.get("name").asText()).isEqualTo("a");
    assertThat(first.get("sort").asText()).isEqualTo("(_ BitVec 32)");
    assertThat(first.get("value").asInt()).isEqualTo(json.at("/model/1/value").asInt());
    assertThat(json.get("core")).isEmpty();
    assertThat(json.get("answeredBy")).isNotEmpty();
    assertThat(json.get("links")).isNotEmpty();
    assertThat(json.at("/links/0/link").asText()).isEqualTo("validation");
    assertThat(json.get("seconds").asDouble()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(declare-const x (_ BitVec 32)) (assert (bvslt x #x0000000g)) | 1:50",
        "(declare-const x (_ BitVec 32)) (assert (bvslt x y))          | 1:50",
        "(declare-const x (_ BitVec 32)) (asert true)                  | 1:34",
        "(declare-const x (_ BitVec 32)                                | 1:1"
      })
  void aMalformedScriptIsAUsageErrorWithItsPlace(String text, String place) throws IOException {
    Path script = script(text);
    assertThat(solve(script)).isEqualTo(2);
    assertThat(err.toString()).startsWith("quarry: " + script + ":" + place + ": ");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aScriptThatOnlyTheBackEndFindsMalformedHasAPlaceToo() throws IOException {
    Path script = script("(declare-const s String)", "(assert (= (str.lenn s) 3))");
    assertThat(solve(script)).isEqualTo(2);
    assertThat(err.toString()).startsWith("quarry: " + script + ":2:");
  }

  @Test
  void aMissingFileIsAUsageErrorWithARemedy() {
    assertThat(solve(directory.resolve("none.smt2"))).isEqualTo(2);
    assertThat(err.toString()).contains("There is no file", "Name an SMT-LIB script");
  }

  @Test
  void whatTheBudgetDoesNotAllowIsUndecided() throws IOException {
    Path script =
        script(
            "(declare-const p (_ BitVec 64))",
            "(declare-const q (_ BitVec 64))",
            "(assert (= (bvmul p q) #x1fffffffffffffff))",
            "(assert (bvslt #x0000000000000001 p))",
            "(assert (bvslt #x0000000000000001 q))",
            "(assert (bvslt p #x0000000080000000))",
            "(assert (bvslt q #x0000000080000000))");
    assertThat(solve(script, "--budget", "700ms")).isEqualTo(3);
    assertThat(out.toString()).startsWith("unknown").contains("time out");
  }

  @Test
  void aDumpedQueryCanBeSolvedAgain() throws IOException {
    Path dumps = directory.resolve("dumps");
    solve(EXAMPLES.resolve("triangle.smt2"), "--dump", dumps.toString());
    out.getBuffer().setLength(0);
    assertThat(solve(dumps.resolve("query-000001.smt2"))).isEqualTo(0);
    assertThat(out.toString()).startsWith("sat");
  }

  @Test
  void aCacheFileAnswersTheSecondTime() throws IOException {
    Path cache = directory.resolve("answers");
    solve(EXAMPLES.resolve("triangle.smt2"), "--cache", cache.toString());
    out.getBuffer().setLength(0);
    solve(EXAMPLES.resolve("triangle.smt2"), "--cache", cache.toString(), "--json");
    assertThat(json().get("answeredBy")).hasToString("[\"canonical cache\"]");
  }

  @Test
  void aFileThatIsNoCacheIsAUsageErrorAndLeftAlone() throws IOException {
    Path other = Files.writeString(directory.resolve("letter.txt"), "Dear all,\n");
    int exit = solve(EXAMPLES.resolve("clash.smt2"), "--cache", other.toString());
    assertThat(exit).isEqualTo(2);
    assertThat(err.toString()).contains("is not a cache of answers", "--cache");
    assertThat(other).hasContent("Dear all,");
  }

  @Test
  void aDumpDirectoryThatIsAFileIsAUsageError() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    assertThat(solve(EXAMPLES.resolve("clash.smt2"), "--dump", file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("--dump");
  }

  @Test
  void aTimeNeedsAUnit() {
    assertThat(solve(EXAMPLES.resolve("clash.smt2"), "--budget", "10")).isEqualTo(2);
    assertThat(err.toString()).contains("write a number and a unit");
  }
}
