package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import demo.Train;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverCommandTest {
  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static Path examples() {
    try {
      return Path.of(Train.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private int cover(String... words) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    List<String> all =
        new ArrayList<>(
            List.of("cover", "-o", directory.resolve("t").toString(), "--budget", "60s"));
    all.addAll(List.of(words));
    if (!all.contains("-cp")) {
      all.addAll(List.of("-cp", examples().toString()));
    }
    return command.execute(all.toArray(String[]::new));
  }

  @Test
  void theShippedTriangleIsCoveredAndJacocoAgrees() throws IOException {
    assertThat(cover("demo.Triangle", "--measure", "--threshold", "100")).isZero();
    assertThat(out.toString())
        .contains("demo.Triangle  22/22 (100.0 %)", "JaCoCo's count: branches 22/22 (100.0 %)");
    Path test = directory.resolve("t/demo/TriangleQuarryTest.java");
    assertThat(Files.readString(test)).contains("\"equilateral\"", "assertThrows");
  }

  @Test
  void testsOfAProgramForJava8CompileThere() throws IOException {
    Path source =
        Files.writeString(
            directory.resolve("Old.java"),
            """
            public class Old {
              public static String line(int width) {
                return width == 70 ? "%s" : "";
              }
            }
            """
                .formatted("-".repeat(70)));
    Path classes = Files.createDirectory(directory.resolve("old"));
    String[] words = {"--release", "8", "-nowarn", "-d", classes.toString(), source.toString()};
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words)).isZero();

    assertThat(cover("Old", "-cp", classes.toString(), "--max-runs", "50")).isZero();

    assertThat(Files.readString(directory.resolve("t/OldQuarryTest.java")))
        .contains("Collections.nCopies(70,")
        .doesNotContain(".repeat(");
  }

  @Test
  void classesWithoutATurnAreToldTogether() {
    assertThat(cover("demo.Triangle", "demo.Primes", "demo.Tickets", "--total-budget", "1ms"))
        .isZero();
    assertThat(out.toString())
        .contains(
            "demo.Primes, demo.Tickets, demo.Triangle: No turn: the total budget was used up.");
  }

  @Test
  void theJsonFormIsAsDocumented() throws IOException {
    assertThat(cover("demo.Triangle", "--json", "--strategy", "bfs", "--proofs")).isZero();
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.cover/1");
    JsonNode type = json.get("classes").get(0);
    assertThat(type.get("class").asText()).isEqualTo("demo.Triangle");
    assertThat(type.get("branches").has("covered")).isTrue();
    assertThat(type.get("branches").has("total")).isTrue();
    assertThat(type.get("branches").has("proved")).isTrue();
    assertThat(type.get("lines").get("covered").asInt()).isPositive();
    assertThat(json.get("tests").asInt()).isPositive();
    assertThat(json.get("testMethods")).hasSize(json.get("tests").asInt());
    JsonNode line = type.get("code").get(0);
    assertThat(line.get("file").asText()).isEqualTo("demo/Triangle.java");
    assertThat(line.get("line").asInt()).isEqualTo(8);
    assertThat(line.get("covered").asBoolean()).isTrue();
    assertThat(line.get("dead").asBoolean()).isFalse();
    assertThat(line.get("branches").get("total").asInt()).isEqualTo(6);
    assertThat(line.get("tests")).hasSize(json.get("tests").asInt());
    assertThat(json.get("output").asText()).isEqualTo(directory.resolve("t").toString());
    assertThat(json.get("seconds").asDouble()).isPositive();
    JsonNode effort = json.get("effort");
    assertThat(effort.get("decisionSeconds").asDouble())
        .isBetween(0.0, effort.get("seconds").asDouble());
  }

  @Test
  void aThresholdThatIsMissedIsExitCodeOne() {
    assertThat(
            cover("demo.Triangle", "--strategy", "random", "--max-runs", "1", "--threshold", "100"))
        .isEqualTo(1);
  }

  @Test
  void nothingToCoverIsFineIfThatIsSaid() {
    assertThat(cover("demo.Triangle", "--exclude", "*")).isEqualTo(2);
    assertThat(cover("demo.Triangle", "--exclude", "*", "--allow-empty")).isZero();
    assertThat(err.toString()).contains("All", "are excluded");
  }

  @Test
  void anUnknownStrategyIsAUsageError() {
    assertThat(cover("demo.Triangle", "--strategy", "clever")).isEqualTo(2);
    assertThat(err.toString()).contains("There is no strategy `clever`", "greedy");
  }

  @Test
  void aClassThatIsNotThereIsAUsageError() {
    assertThat(cover("demo.Nothing")).isEqualTo(2);
    assertThat(err.toString()).contains("demo.Nothing");
  }
}
