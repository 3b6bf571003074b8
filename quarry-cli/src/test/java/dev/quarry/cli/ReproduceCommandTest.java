package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
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

class ReproduceCommandTest {
  private static final String TRACE =
      """
      10:00:00 ERROR it failed
      java.lang.ArithmeticException: / by zero
      \tat P.inner(P.java:2)
      \tat P.%s
      \tat com.acme.Main.main(Main.java:1)
      """;

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    Path file = directory.resolve("P.java");
    Files.writeString(
        file,
        """
        public class P {
          static int inner(int x) { return 7 / x; }
          public static int outer(int x) { return inner(x - 3); }
          public static int odd(int x) { return inner(x | 1); }
        }
        """);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", directory.toString(), file.toString());
    assertThat(code).isZero();
  }

  private int reproduce(String text, String... words) throws IOException {
    Path file = directory.resolve("trace.log");
    Files.writeString(file, text);
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    List<String> all =
        new ArrayList<>(List.of("reproduce", file.toString(), "-cp", directory.toString()));
    all.addAll(List.of("-o", directory.resolve("tests").toString()));
    all.addAll(List.of(words));
    return command.execute(all.toArray(String[]::new));
  }

  @Test
  void traceBecomesATest() throws IOException {
    assertThat(reproduce(TRACE.formatted("outer(P.java:3)"))).isEqualTo(0);
    assertThat(out.toString())
        .contains("java.lang.ArithmeticException  reproduced with all 2 frames")
        .contains("same    P.outer(P.java:3)", "input:  P.outer(3)");
    assertThat(directory.resolve("tests/PQuarryTest.java")).exists();
  }

  @Test
  void fewerFramesThanAllAreTold() throws IOException {
    String trace = TRACE.formatted("odd(P.java:4)");
    assertThat(reproduce(trace, "--json")).isEqualTo(1);
    JsonNode result = new ObjectMapper().readTree(out.toString());
    assertThat(result.path("schema").asText()).isEqualTo("quarry.reproduce/1");
    assertThat(result.path("matched").asInt()).isEqualTo(1);
    assertThat(result.path("total").asInt()).isEqualTo(2);
    assertThat(result.path("frames").findValuesAsText("state"))
        .containsExactly("matched", "missed", "notOfProgram");
    assertThat(reproduce(trace, "--frames", "1")).isEqualTo(0);
    assertThat(reproduce(trace, "--frames", "2")).isEqualTo(3);
    assertThat(out.toString()).contains("not reproduced", "missed:");
  }

  @Test
  void linesOfAnotherVersionAreToldAndCanBeIgnored() throws IOException {
    String trace = TRACE.formatted("outer(P.java:300)");
    assertThat(reproduce(trace)).isEqualTo(2);
    assertThat(err.toString())
        .contains("The stack trace does not fit the classes, which may be of another version.")
        .contains("Frame 2, `P.outer(P.java:300)`: `outer` has no code on line 300.")
        .contains("go by names of methods with --fuzzy.");
    assertThat(reproduce(trace, "--fuzzy")).isEqualTo(0);
    assertThat(out.toString()).contains("reproduced with all 2 frames", "input:  P.outer(3)");
  }

  @Test
  void aTraceOfAnotherProgramEndsWithASentence() throws IOException {
    assertThat(reproduce("java.lang.Error\n\tat com.acme.Foo.bar(Foo.java:1)\n")).isEqualTo(2);
    assertThat(err.toString())
        .contains("No frame of the stack trace is of a class on the class path")
        .contains("`com.acme.Foo`. Put the program on -cp.");
  }

  @Test
  void whatIsNoTraceOfThisProgramEndsWithASentence() throws IOException {
    assertThat(reproduce("all is well")).isEqualTo(2);
    assertThat(err.toString()).contains("There is no stack trace in the text");
    assertThat(reproduce(TRACE.formatted("outer(P.java:300)"))).isEqualTo(2);
    assertThat(err.toString()).contains("has no code on line 300", "--fuzzy");
    assertThat(reproduce(TRACE.formatted("outer(P.java:3)"), "--frames", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--frames is 1 or more.");
  }
}
