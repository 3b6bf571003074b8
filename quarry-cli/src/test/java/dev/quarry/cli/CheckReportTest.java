package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import demo.students.Stock;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckReportTest {
  @TempDir private Path directory;

  @Test
  void jsonHasTheSpecificationItsAutomatonAndTheViolation() throws IOException, URISyntaxException {
    Path file =
        Files.writeString(
            directory.resolve("keeps.spec"),
            """
            behaviour keeps of demo.students.Stock {
              formula always (not return take)
            }
            """);
    Path classes = Path.of(Stock.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    StringWriter out = new StringWriter();
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(new StringWriter()));
    int exit =
        command.execute(
            "check",
            "demo.students.Stock",
            "-cp",
            classes.toString(),
            "--spec",
            file.toString(),
            "-o",
            directory.resolve("tests").toString(),
            "--html",
            directory.resolve("report").toString(),
            "--json");
    assertThat(exit).isEqualTo(1);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.check/1");
    JsonNode one = json.get("specifications").get(0);
    assertThat(one.get("verdict").asText()).isEqualTo("violated");
    assertThat(one.get("text").asText()).isEqualTo("formula always (not return take)");
    assertThat(one.get("automaton"))
        .isEqualTo(
            new ObjectMapper()
                .readTree(
                    """
                    {"states":2,"violated":[1],
                     "transitions":[{"from":0,"to":1,"labels":["return take"]}]}
                    """));
    assertThat(directory.resolve("report/specifications.html")).content().contains("violated");
  }
}
