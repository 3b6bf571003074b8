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

/** Targets that depend on what a program asks for are confirmed by plain runs that answer. */
class AskedForReachTest {
  private static final String PROGRAM =
      """
      import dev.quarry.api.Quarry;
      public class A {
        public static int marked(int limit) {
          int x = Quarry.anyInt();
          return Quarry.anyInt() == x + 41 && x > limit ? 1 : 0; // line 5
        }
        public static class Verifier {
          public static void assume(boolean c) { if (!c) Runtime.getRuntime().halt(1); }
          public static int nondetInt() { return new java.util.Random().nextInt(); }
          public static String nondetString() { return "" + new java.util.Random().nextInt(); }
        }
        public static int task() {
          int a = Verifier.nondetInt();
          Verifier.assume(a > 10);
          if (a * 3 == 1233 && Verifier.nondetString().startsWith("ab")) {
            return 1; // line 16
          }
          return a < 5 ? 2 : 3; // line 18
        }
      }
      """;

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    Path file = directory.resolve("A.java");
    Files.writeString(file, PROGRAM);
    String path = System.getProperty("java.class.path");
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-g", "-cp", path, "-d", "" + directory, file.toString()))
        .isZero();
  }

  private String reach(String target, String... more) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(new StringWriter()));
    String tests = directory.resolve("t").toString();
    List<String> words =
        new ArrayList<>(List.of("reach", target, "-cp", directory.toString(), "-o", tests));
    words.addAll(List.of("--budget", "20s"));
    words.addAll(List.of(more));
    command.execute(words.toArray(String[]::new));
    return out.toString();
  }

  @Test
  void aTestAnswersMarkers() throws IOException {
    assertThat(reach("A.java:5:true")).contains("A.java:5:true  reached", "given");
    assertThat(directory.resolve("t/AQuarryTest.java"))
        .content()
        .contains("import dev.quarry.api.Answers;", "try (Answers answers = Quarry.answering(");
  }

  @Test
  void aPlainRunIsGivenWhatAnInputClassGives() {
    assertThat(reach("A.java:16", "--input-class", "A$Verifier"))
        .contains(
            "A.java:16  reached", "A.task() given 411, \"ab\"", "test:   none.", "A$Verifier");
    assertThat(directory.resolve("t")).isEmptyDirectory();
  }

  @Test
  void whatAnInputClassAssumesIsStated() {
    assertThat(reach("A.java:18:true", "--input-class", "A$Verifier"))
        .contains("A.java:18:true  unreachable", "What the program itself assumes");
  }
}
