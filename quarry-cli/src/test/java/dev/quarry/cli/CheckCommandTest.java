package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quarry.api.Behaviour;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that uses classes of the JDK wrongly, and says something of itself. */
class CheckCommandTest {
  private static final String SOURCE =
      """
      package desk;

      import dev.quarry.api.Behaviour;
      import java.util.ArrayList;
      import java.util.Iterator;
      import java.util.List;

      @Behaviour(name = "grows", value = "formula always (return add -> sum() > 0)")
      public class Desk {
        private int sum;

        public void add(int x) {
          sum += x == 5 ? 0 : 1;
        }

        public int sum() {
          return sum;
        }

        public static int last(int wanted) {
          List<Integer> papers = new ArrayList<>(List.of(1));
          Iterator<Integer> each = papers.iterator();
          if (wanted == 12) {
            papers.add(2);
          }
          return each.next();
        }
      }
      """;

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Path classes;

  @BeforeEach
  void compile() throws Exception {
    Path source = Files.writeString(directory.resolve("Desk.java"), SOURCE);
    classes = Files.createDirectory(directory.resolve("classes"));
    String annotations =
        Path.of(Behaviour.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .toString();
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-cp", annotations, "-d", classes.toString(), source + "");
    assertThat(failed).isZero();
  }

  private int quarry(String name, String what, String... options) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    List<String> words = new ArrayList<>(List.of(name, what, "-cp", classes.toString()));
    words.addAll(List.of(options));
    return command.execute(words.toArray(String[]::new));
  }

  @Test
  void shippedSpecificationsAreAboutClassesOfTheJdk() throws Exception {
    String tests = directory.resolve("tests").toString();
    assertThat(quarry("check", "desk.Desk", "--spec", "jdk", "--calls", "2", "--json", "-o", tests))
        .isEqualTo(1);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.check/1");
    List<String> violated = new ArrayList<>();
    for (JsonNode one : json.get("specifications")) {
      if (one.get("verdict").asText().equals("violated")) {
        violated.add(one.get("specification").asText());
        if (one.get("kind").asText().equals("usage")) {
          assertThat(one.get("location").asText()).startsWith("jdk.spec:");
          assertThat(one.get("events"))
              .extracting(JsonNode::asText)
              .containsExactly("return from.add", "call next");
          assertThat(one.get("input").asText()).endsWith("last(12)");
        } else {
          assertThat(one.get("test").asText()).endsWith("DeskGrowsQuarryTest.java");
        }
      }
    }
    assertThat(violated).containsExactly("java.util.Iterator steady", "desk.Desk grows");
  }

  @Test
  void explorationsMonitorWhatClassesSay() {
    assertThat(quarry("explore", "desk.Desk#add")).isIn(0, 3);
    assertThat(out.toString()).contains("threw Desk_Violates_grows_0");
  }

  @Test
  void explorationsLeaveSpecificationsOutIfTold() {
    assertThat(quarry("explore", "desk.Desk#add", "--no-specifications")).isIn(0, 3);
    assertThat(out.toString()).doesNotContain("Violates").contains("returned");
  }

  @Test
  void mistakesAreToldWithTheirPlaceAndARemedy() throws Exception {
    Path file =
        Files.writeString(
            directory.resolve("desk.spec"), "usage a of desk.Desk {\n  pattern add ;; }");
    assertThat(quarry("check", "desk.Desk", "--spec", file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("desk.spec:2:16:");
    assertThat(quarry("check", "desk.Desk", "--spec", "jkd")).isEqualTo(2);
    assertThat(err.toString()).contains("There is no file `jkd`", "or jdk.");
  }
}
