package dev.quarry.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quarry.cli.ending.ExitCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabTest {
  private static final String THREE = "^(blind.example1|trig.high-sine|integer.never)$";

  @TempDir Path directory;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void walkPrintsOneRowPerFunctionAndWritesMarkdown() {
    Path file = directory.resolve("walk.md");
    int exit = run("walk", "--only", THREE, "--seeds", "1", "--time", "2s", "-o", file.toString());
    assertThat(exit).isEqualTo(0);
    assertThat(out.toString())
        .contains("blind.example1", "trig.high-sine", "integer.never")
        .contains("full chain solved 2 of 2", "0 of them wrong");
    assertThat(file).content().contains("| blind.example1 |", "./lab walk --seeds 1");
  }

  @Test
  void walkPrintsJsonOnRequest() throws Exception {
    int exit = run("walk", "--only", "blind", "--seeds", "1", "--time", "2s", "--json");
    assertThat(exit).isEqualTo(0);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.lab.walk/1");
    assertThat(json.at("/functions/0/id").asText()).isEqualTo("blind.example1");
    assertThat(json.at("/functions/0/variants/chain/solved").asInt()).isEqualTo(1);
  }

  @Test
  void concolicPrintsJsonOnRequest() throws Exception {
    int exit = run("concolic", "--quick", "--json");
    assertThat(exit).isEqualTo(0);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.lab.concolic/1");
    assertThat(json.get("kernels").size()).isGreaterThanOrEqualTo(8);
    assertThat(json.at("/kernels/0/symbolic/slowdown").asDouble()).isPositive();
    assertThat(json.at("/jobs/0/paths").asInt()).isEqualTo(1024);
  }

  @Test
  void guardPrintsJsonOnRequest() throws Exception {
    int exit = run("guard", "--quick", "--json");
    assertThat(exit).isEqualTo(0);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.lab.guard/1");
    assertThat(json.at("/figures/0/name").asText()).startsWith("start");
    assertThat(json.get("figures").findValues("guardRatio"))
        .hasSize(6)
        .allMatch(ratio -> ratio.asDouble() > 0);
  }

  @Test
  void strategiesPrintsJsonOnRequest() throws Exception {
    int exit = run("strategies", "--quick", "--json");
    assertThat(exit).isEqualTo(0);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.lab.strategies/1");
    assertThat(json.at("/families/0/states").asInt()).isEqualTo(5);
    assertThat(json.at("/families/0/strategies/0/name").asText()).isEqualTo("Optimal");
    assertThat(json.at("/families/0/strategies/0/ofMeans").asDouble()).isBetween(0.7, 1.3);
    assertThat(json.at("/decisions/0/microseconds").asDouble()).isPositive();
  }

  @Test
  void patternWithoutMatchIsAUsageError() {
    assertThat(run("walk", "--only", "no such thing")).isEqualTo(2);
    assertThat(err.toString()).contains("No function matches 'no such thing'");
  }

  @Test
  void everyExperimentHasHelpOfItsOwn() {
    for (String name : Lab.launcher(directory).commandLine().getSubcommands().keySet()) {
      out.getBuffer().setLength(0);
      assertThat(run(name, "--help")).as(name).isEqualTo(0);
      assertThat(out.toString())
          .as(name)
          .contains("Usage: lab " + name, ExitCode.UNDECIDED.meaning());
    }
  }

  @Test
  void missingExperimentIsAUsageError() {
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString()).contains("lab: An experiment is missing.", "Run 'lab --help'");
  }

  private int run(String... arguments) {
    return Lab.launcher(directory)
        .commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }
}
