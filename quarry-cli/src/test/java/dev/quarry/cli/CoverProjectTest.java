package dev.quarry.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.jacoco.Measurement;
import dev.quarry.engine.jacoco.ReportedBranches;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/**
 * A Maven project under git, with a test that leaves something to do. Maven builds it once, with
 * JaCoCo; each test then runs {@code quarry cover} on it.
 */
class CoverProjectTest {
  private static final String GATE = "shop.Gate";
  private static final Pattern TEST = Pattern.compile("@Test\\s+void (\\w+)\\(");

  private static final TestSource EXISTING =
      new TestSource(
          "shop.GateTest",
          """
          package shop;

          import static org.junit.jupiter.api.Assertions.assertEquals;

          import org.junit.jupiter.api.Test;

          class GateTest {
            @Test
            void children() {
              assertEquals(1, Gate.price(5));
            }
          }
          """,
          List.of("children"),
          List.of());

  @TempDir private static Path project;

  @TempDir private Path output;
  private String out = "";
  private String err = "";

  @BeforeAll
  static void buildTheProject() throws Exception {
    git("init", "--quiet");
    Files.writeString(project.resolve(".gitignore"), "target/\n*.log\n");
    write("src/test/java/shop/GateTest.java", EXISTING.text());
    write("src/main/java/shop/Gate.java", gate("return open;"));
    commit();
    git("tag", "before");
    write("src/main/java/shop/Gate.java", gate("return open && !late;"));
    try (InputStream pom = CoverProjectTest.class.getResourceAsStream("measured-pom.xml")) {
      Files.copy(pom, project.resolve("pom.xml"));
    }
    call("mvn", "-q", "-B", "clean", "test");
    assertThat(project.resolve("target/surefire-reports/TEST-shop.GateTest.xml"))
        .content()
        .contains("tests=\"1\"");
    commit();
  }

  @ParameterizedTest
  @ValueSource(strings = {"target/site/jacoco/jacoco.xml", "target/jacoco.exec"})
  void onlyWhatTheTestsOfAProjectMissIsCovered(String report) throws Exception {
    Count before = ReportedBranches.in(project.resolve("target/site/jacoco/jacoco.xml")).get(GATE);
    assertThat(before).isEqualTo(new Count(1, 8));

    assertThat(quarry(GATE, "-cp", file("target/classes"), "--jacoco", file(report), "--json"))
        .as(err)
        .isZero();
    JsonNode branches = branches();

    assertThat(branches.get("total").asInt()).isEqualTo(7);
    assertThat(branches.get("covered").asInt()).isEqualTo(7);
    List<TestSource> written = written();
    assertThat(written).hasSizeGreaterThan(1);
    int alone = branchesAndLines(List.of(EXISTING));
    for (TestSource test : written) {
      assertThat(branchesAndLines(List.of(EXISTING, test)))
          .as(test.methods().get(0))
          .isGreaterThan(alone);
    }
  }

  @Test
  void onlyWhatIsDifferentFromARevisionIsCovered() throws Exception {
    assertThat(inProject("--since", "before", "--json")).as(err).isZero();

    JsonNode branches = branches();
    assertThat(branches.get("total").asInt()).isEqualTo(4);
    assertThat(branches.get("covered").asInt()).isEqualTo(4);
    List<TestSource> written = written();
    assertThat(written).hasSize(3);
    for (TestSource test : written) {
      assertThat(test.methods().get(0)).startsWith("isOpen");
      assertThat(branches(without(test, written))).isLessThan(4);
    }
  }

  @Test
  void anEmptyDiffIsASentenceAndNoError() throws Exception {
    assertThat(inProject("--since", "HEAD")).isZero();
    assertThat(err)
        .contains("There is nothing of what is different from `HEAD` to cover in shop.Gate.");
    assertThat(written()).isEmpty();
  }

  @Test
  void anUnknownRevisionIsAUsageError() throws Exception {
    assertThat(inProject("--since", "yesterday")).isEqualTo(2);
    assertThat(err).contains("git knows no revision `yesterday`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"target/site/jacoco/jacoco.xml", "target/jacoco.exec"})
  void aReportOfOtherClassesIsAUsageError(String report) throws Exception {
    Path other = output.resolve("classes");
    compile(other, GATE, gate("return open;"));
    assertThat(quarry(GATE, "-cp", other.toString(), "--jacoco", file(report))).isEqualTo(2);
    assertThat(err).contains(report).containsPattern("(other classes|another version).*again\\.");

    Path stranger = output.resolve("stranger");
    compile(stranger, "Stranger", "public class Stranger { public void call() {} }");
    assertThat(quarry("Stranger", "-cp", stranger.toString(), "--jacoco", file(report)))
        .isEqualTo(2);
    assertThat(err).contains("says nothing about Stranger; is it of another project?");
  }

  @Test
  void aClassWithNothingToCoverIsASentence() throws Exception {
    Path classes = output.resolve("classes");
    compile(classes, "Nothing", "public enum Nothing { ; }");
    assertThat(quarry("Nothing", "-cp", classes.toString())).isEqualTo(2);
    assertThat(err).contains("There is nothing to analyse in Nothing", "name other classes");

    compile(classes, "Constants", "public interface Constants { int ONE = 1; }");
    assertThat(quarry("Constants", "-cp", classes.toString())).isEqualTo(2);
    assertThat(err).contains("There is nothing to analyse in Constants");
  }

  private static String gate(String open) {
    return """
    package shop;

    public final class Gate {
      private Gate() {}

      public static int price(int age) {
        if (age < 12) {
          return 1;
        }
        return age > 99 ? 7 : 3;
      }

      public static boolean isOpen(boolean open, boolean late) {
        %s
      }

      static int age(boolean late) {
        return 7;
      }
    }
    """
        .formatted(open);
  }

  private static String file(String name) {
    return project.resolve(name).toString();
  }

  /** The counts of the only class. */
  private JsonNode branches() throws IOException {
    JsonNode classes = new ObjectMapper().readTree(out).get("classes");
    assertThat(classes).hasSize(1);
    return classes.get(0).get("branches");
  }

  private int quarry(String... words) {
    StringWriter printed = new StringWriter();
    StringWriter told = new StringWriter();
    CommandLine command = Quarry.launcher(output).commandLine();
    command.setOut(new PrintWriter(printed)).setErr(new PrintWriter(told));
    int exit = command.execute(words(words).toArray(String[]::new));
    out = printed.toString();
    err = told.toString();
    return exit;
  }

  /** The same in the project's directory, where git is asked, and so in a process of its own. */
  private int inProject(String... options) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Quarry.class.getName()));
    command.addAll(words(GATE, "-cp", "target/classes"));
    command.addAll(List.of(options));
    Path printed = output.resolve("out.txt");
    Path told = output.resolve("err.txt");
    int exit =
        new ProcessBuilder(command)
            .directory(project.toFile())
            .redirectOutput(printed.toFile())
            .redirectError(told.toFile())
            .start()
            .waitFor();
    out = Files.readString(printed);
    err = Files.readString(told);
    return exit;
  }

  /** With a limit on runs, so that a slow machine finds as much as a fast one. */
  private List<String> words(String... some) {
    List<String> words =
        new ArrayList<>(List.of("cover", "-o", output.resolve("tests").toString()));
    words.addAll(List.of("--budget", "5m", "--max-runs", "3000"));
    words.addAll(List.of(some));
    return words;
  }

  /** Each of the tests that were written, as a class of its own. */
  private List<TestSource> written() throws IOException {
    Path file = output.resolve("tests/shop/GateQuarryTest.java");
    if (!Files.exists(file)) {
      return List.of();
    }
    String text = Files.readString(file);
    return TEST.matcher(text)
        .results()
        .map(test -> new TestSource("shop.GateQuarryTest", text, List.of(test.group(1)), List.of()))
        .toList();
  }

  /** All but one. */
  private static List<TestSource> without(TestSource one, List<TestSource> written) {
    List<String> methods =
        written.stream()
            .filter(test -> !test.equals(one))
            .flatMap(test -> test.methods().stream())
            .toList();
    return List.of(new TestSource(one.className(), one.text(), methods, List.of()));
  }

  /** What JaCoCo says some tests cover. */
  private static Measurement measured(List<TestSource> tests) {
    Measurement measured =
        Measurement.of(
            List.of(project.resolve("target/classes")), Framework.JUNIT5, tests, List.of(GATE));
    assertThat(measured.failures()).isEmpty();
    assertThat(measured.branches()).containsKey(GATE);
    return measured;
  }

  private static int branches(List<TestSource> tests) {
    return measured(tests).branches().get(GATE).covered();
  }

  private static int branchesAndLines(List<TestSource> tests) {
    Measurement measured = measured(tests);
    return measured.branches().get(GATE).covered() + measured.lines().get(GATE).covered();
  }

  private static void write(String name, String text) throws IOException {
    Path file = project.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void compile(Path classes, String name, String text) throws IOException {
    Path source = output.resolve(name.substring(name.lastIndexOf('.') + 1) + ".java");
    Files.writeString(source, text);
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), source.toString());
    assertThat(exit).isZero();
  }

  private static void commit() throws Exception {
    git("add", "--all");
    git(
        "-c",
        "user.name=test",
        "-c",
        "user.email=test@example.org",
        "-c",
        "commit.gpgsign=false",
        "commit",
        "--quiet",
        "--message=all");
  }

  private static void git(String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    call(command.toArray(String[]::new));
  }

  /** Runs a program in the project, which has to end well. */
  private static void call(String... command) throws Exception {
    Process process =
        new ProcessBuilder(command).directory(project.toFile()).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(text).isZero();
  }
}
