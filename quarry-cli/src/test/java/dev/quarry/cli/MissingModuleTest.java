package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of two modules, with one of them left off the class path. */
class MissingModuleTest {
  private static final Path MODULES = Path.of("..", "examples", "modules");
  private static final String MISSING =
      "demo.rates.Rate is not on the class path, but demo.billing.Invoice mentions it.";

  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void compile() throws IOException {
    compile("rates", "");
    compile("billing", directory.resolve("rates").toString());
  }

  private void compile(String module, String classPath) throws IOException {
    List<String> words = new ArrayList<>(List.of("-g", "-cp", classPath));
    words.addAll(List.of("-d", directory.resolve(module).toString()));
    try (Stream<Path> files = Files.walk(MODULES.resolve(module))) {
      files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(words::add);
    }
    int code =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
    assertThat(code).isZero();
  }

  private int quarry(String... words) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return command.execute(words);
  }

  private int reach(String target, String engine, String... modules) {
    String path = String.join(File.pathSeparator, places(modules));
    String tests = directory.resolve("tests").toString();
    return quarry("reach", target, "-cp", path, "-o", tests, "--engine", engine, "--budget", "5s");
  }

  private List<String> places(String... modules) {
    return Stream.of(modules).map(module -> directory.resolve(module).toString()).toList();
  }

  @Test
  void aLineThatNeedsTheOtherModuleIsReachedWithIt() {
    assertThat(reach("Invoice.java:12", "both", "billing", "rates")).isZero();
  }

  @Test
  void withoutItTheClassIsNamedWhateverTheEngine() {
    for (String engine : List.of("both", "backward", "forward")) {
      assertThat(reach("Invoice.java:12", engine, "billing")).as(engine).isEqualTo(4);
      assertThat(out.toString()).contains("undecided", "-cp");
    }
    assertThat(out.toString()).contains(MISSING);
  }

  @Test
  void whatDoesNotNeedItIsDecided() {
    assertThat(reach("Invoice.java:19", "backward", "billing")).isEqualTo(1);
    assertThat(out.toString()).contains("unreachable", "proof");
  }

  @Test
  void huntsAndSuitesNameItBeforeTheyBegin() {
    for (String command : List.of("crash", "cover")) {
      err.getBuffer().setLength(0);
      String tests = directory.resolve("tests").toString();
      List<String> words = List.of("--budget", "5m", "--max-runs", "20", "-o", tests);
      List<String> all = new ArrayList<>(List.of(command, "demo.billing.Invoice#total"));
      all.addAll(List.of("-cp", directory.resolve("billing").toString()));
      all.addAll(words);

      int code = quarry(all.toArray(String[]::new));

      assertThat(code).as(command).isEqualTo(command.equals("crash") ? 4 : 0);
      assertThat(err.toString())
          .startsWith("quarry: Not on the class path: `demo.rates.Rate` (mentioned by");
    }
  }

  @Test
  void exploringSaysSoToo() {
    int code =
        quarry(
            "explore",
            "demo.billing.Invoice#total",
            "-cp",
            directory.resolve("billing").toString(),
            "--budget",
            "20s");

    assertThat(code).isEqualTo(4);
    assertThat(out.toString())
        .contains("demo.rates.Rate is not on the class path", "Invoice.java:10", "remedy: Add the");
  }
}
