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

class ReachCommandTest {
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

  private int reach(Path classPath, String... words) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    List<String> all =
        new ArrayList<>(
            List.of("reach", "-cp", classPath.toString(), "-o", directory.resolve("t").toString()));
    all.addAll(List.of(words));
    return command.execute(all.toArray(String[]::new));
  }

  private Path program(String body) throws IOException {
    Path file = directory.resolve("P.java");
    Files.writeString(file, "public class P {\n" + body + "\n}\n");
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", directory.toString(), file.toString());
    assertThat(code).isZero();
    return directory;
  }

  @Test
  void aLineOfTheShippedTriangleIsReached() throws IOException {
    assertThat(reach(examples(), "Triangle.java:15")).isEqualTo(0);
    assertThat(out.toString())
        .contains("Triangle.java:15  reached", "entry:  demo.Triangle#classify(int,int,int)")
        .contains("input:  Triangle.classify(1, 1, 1)");
    assertThat(directory.resolve("t/demo/TriangleQuarryTest.java")).exists();
  }

  @Test
  void theWayBackIsTraced() throws IOException {
    assertThat(reach(examples(), "Triangle.java:15", "--trace", "--engine", "backward"))
        .isEqualTo(0);
    assertThat(out.toString()).contains("before Triangle.java:14", "fit");
  }

  @Test
  void theConditionOfTheGuideIsTold() throws IOException {
    assertThat(reach(examples(), "Triangle.java:9", "--condition")).isEqualTo(0);
    assertThat(out.toString())
        .contains("when:   exactly when a <= 0 || b <= 0 || c <= 0", "Checked with inputs: all ");
  }

  @Test
  void whatIsUnreachableIsExplained() throws IOException {
    Path classes =
        program(
            "public static int f(int x) {\n  if (x > 3) {\n    if (x == 2) {\n      return 1;\n"
                + "    }\n  }\n  return 0;\n}");

    assertThat(reach(classes, "P.java:5", "--explain")).isEqualTo(1);
    assertThat(out.toString())
        .contains("P.java:5  unreachable", "proof:", "P#f(int)")
        .contains("these can't hold together", "x == 2   (P.java:4)");
  }

  @Test
  void jsonHasTheDocumentedFields() throws IOException {
    assertThat(reach(examples(), "Triangle.java:12", "--json", "--engine", "backward"))
        .isEqualTo(0);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.reach/1");
    JsonNode target = json.get("targets").get(0);
    assertThat(target.get("target").asText()).isEqualTo("Triangle.java:12");
    assertThat(target.get("outcome").asText()).isEqualTo("reached");
    assertThat(target.get("entry").asText()).isEqualTo("demo.Triangle#classify(int,int,int)");
    assertThat(target.get("input").asText()).startsWith("Triangle.classify(");
    assertThat(Path.of(target.get("test").asText())).exists();
    assertThat(target.get("segments").asInt()).isPositive();
    assertThat(target.get("queries").asInt()).isPositive();
    assertThat(target.get("engine").asText()).isEqualTo("backward");
    assertThat(target.get("engines").get("backward").asDouble()).isPositive();
    assertThat(target.get("seconds").asDouble()).isPositive();
  }

  @Test
  void whatIsNotDecidedSaysWhy() throws IOException {
    Path classes =
        program(
            "static int n;\npublic static int f(int x) {\n  while (n < x) {\n    n++;\n  }\n"
                + "  return n > 100_000_000 && x % 1000 == 7 ? 1 : 0;\n}");

    assertThat(reach(classes, "P.java:7:true", "--engine", "backward", "--budget", "2s"))
        .isEqualTo(3);
    assertThat(out.toString()).contains("undecided", "open:", "iterations only. (P.java:4)");
  }

  @Test
  void aLineWithoutCodeIsAnsweredWithTheNearestOnes() {
    assertThat(reach(examples(), "Triangle.java:10")).isEqualTo(2);
    assertThat(err.toString()).contains("the nearest with code are lines 9 and 11");
  }

  @Test
  void ofSeveralTargetsThatMeanNothingEachIsTold() {
    assertThat(reach(examples(), "Triangle.java:2", "Nowhere.java:3")).isEqualTo(2);
    assertThat(err.toString()).contains("Line 2 of `Triangle.java`", "`Nowhere.java`");
  }

  @Test
  void aFileWithoutClassIsAnsweredWithNearNames() {
    assertThat(reach(examples(), "Triangel.java:10")).isEqualTo(2);
    assertThat(err.toString()).contains("did you mean `Triangle.java`");
  }

  @Test
  void aSideThatDoesNotExistIsAnErrorOfTheUser() {
    assertThat(reach(examples(), "Triangle.java:12:true")).isEqualTo(2);
    assertThat(err.toString()).contains("decides no condition");
  }

  @Test
  void anEntryThatDoesNotLeadThereIsAnErrorOfTheUser() {
    assertThat(reach(examples(), "Triangle.java:12", "--entry", "demo.Train#inspect")).isEqualTo(2);
    assertThat(err.toString()).contains("No call leads from", "demo.Triangle#classify");
  }

  @Test
  void anEntryThatDoesNotExistIsAnErrorOfTheUser() {
    assertThat(reach(examples(), "Triangle.java:12", "--entry", "demo.Triangle#clasify"))
        .isEqualTo(2);
    assertThat(err.toString()).contains("demo.Triangle", "clasify", "classify");
  }

  @Test
  void aLineBehindTheLastIsAnsweredWithTheLast() {
    assertThat(reach(examples(), "Triangle.java:1000")).isEqualTo(2);
    assertThat(err.toString()).contains("Line 1000 of `Triangle.java` has no code; the nearest");
  }

  @Test
  void whatIsNoTargetIsAnsweredWithTheForms() {
    assertThat(reach(examples(), "Triangle")).isEqualTo(2);
    assertThat(err.toString()).contains("Triangle", "Foo.java:42");
  }

  @Test
  void anExceptionThatDoesNotExistOrCantComeAboutIsAnErrorOfTheUser() {
    assertThat(reach(examples(), "NoSuchThingException@Triangle.java:12")).isEqualTo(2);
    assertThat(err.toString()).contains("NoSuchThingException");
    assertThat(reach(examples(), "ArithmeticException@Triangle.java:12")).isEqualTo(2);
    assertThat(err.toString()).contains("can throw `java.lang.ArithmeticException`");
  }

  @Test
  void aMethodThatNobodyCallsIsAnsweredWithWhereToBegin() throws IOException {
    Path classes = program("private static int f(int x) {\n  return x;\n}");

    assertThat(reach(classes, "P.java:3")).isEqualTo(2);
    assertThat(err.toString())
        .contains("No public method of a public class", "--entry", "P#f(int)");
    assertThat(reach(classes, "markers")).isEqualTo(2);
    assertThat(err.toString()).contains("Quarry.target()");
  }

  @Test
  void whatOnlyAnImpossibleObjectReachesIsUndecidedWithARemedy() throws IOException {
    Path classes =
        program(
            "private final int size;\npublic P(int size) {\n  this.size = size * size % 8;\n}\n"
                + "public int f() {\n  return size == 2\n      ? 1\n      : 0;\n}");

    assertThat(reach(classes, "P.java:8", "--budget", "4s")).isEqualTo(3);
    assertThat(out.toString())
        .contains("undecided", "A call of P#f() reaches it", "size", "--reflection");
  }

  @Test
  void withReflectionATestSetsTheField() throws IOException {
    Path classes =
        program(
            "private final int size;\npublic P(int size) {\n  this.size = size * size % 8;\n}\n"
                + "public int f() {\n  return size == 2\n      ? 1\n      : 0;\n}");

    assertThat(reach(classes, "P.java:8", "--reflection")).isEqualTo(0);
    assertThat(Files.readString(directory.resolve("t/PQuarryTest.java")))
        .contains("getDeclaredField");
  }

  @Test
  void withoutATargetThereIsNothingToDo() {
    assertThat(reach(examples())).isEqualTo(2);
    assertThat(err.toString()).contains("No target is named");
  }
}
