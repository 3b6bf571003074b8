package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Branches on the environment are reached with a test or undecided, and never unreachable. */
class EnvironmentReachTest {
  private static final String PROGRAM =
      """
      public class E {
        public static int clock() {
          return System.currentTimeMillis() == 12345 ? 1 : 0; // line 3
        }
        public static int variable(int x) {
          return "on".equals(System.getenv("QUARRY_NOT_SET")) ? 1 : 0; // line 6
        }
        public static int locale() {
          return java.util.Locale.getDefault().getLanguage().equals("tr") ? 1 : 0; // line 9
        }
        public static int property(int x) {
          return "on".equals(System.getProperty("quarry.not.set")) && x == 7 ? 1 : 0; // line 12
        }
        public static int printed(int x) {
          System.out.println(System.nanoTime());
          return (x & 1) > 1 ? 1 : 0; // line 16
        }
      }
      """;

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    Path file = directory.resolve("E.java");
    Files.writeString(file, PROGRAM);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-g", "-d", directory.toString(), file.toString()))
        .isZero();
  }

  private String reach(String target) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    List<String> words =
        new ArrayList<>(
            List.of(
                "reach",
                target,
                "-cp",
                directory.toString(),
                "-o",
                directory.resolve("t").toString(),
                "--budget",
                "20s"));
    int code = command.execute(words.toArray(String[]::new));
    assertThat(code).as("exit code after %s", err).isIn(0, 1, 3);
    return out.toString();
  }

  @Test
  void aBranchOnTheClockIsBeyondTests() {
    assertThat(reach("E.java:3:true"))
        .contains("undecided", "System.currentTimeMillis() to be 12345")
        .doesNotContain("unreachable");
  }

  @Test
  void aBranchOnAVariableIsBeyondTests() {
    assertThat(reach("E.java:6:true"))
        .contains("undecided", "System.getenv(\"QUARRY_NOT_SET\") to be \"on\"")
        .doesNotContain("unreachable");
  }

  @Test
  void aBranchOnTheDefaultLocaleIsUndecided() {
    assertThat(reach("E.java:9:true"))
        .contains("undecided", "Locale.getDefault()")
        .doesNotContain("unreachable");
  }

  @Test
  void aBranchOnAPropertyIsReachedByATestThatSetsIt() throws IOException {
    assertThat(reach("E.java:12:true")).contains("E.java:12:true  reached");
    assertThat(directory.resolve("t/EQuarryTest.java"))
        .content()
        .contains("System.setProperty(\"quarry.not.set\", \"on\");", "finally");
  }

  @Test
  void aTimeThatIsOnlyPrintedForbidsNoProof() {
    assertThat(reach("E.java:16:true")).contains("E.java:16:true  unreachable");
  }
}
