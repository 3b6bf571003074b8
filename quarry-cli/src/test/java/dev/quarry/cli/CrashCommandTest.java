package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import demo.Train;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class CrashCommandTest {
  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static String examples() {
    try {
      return Path.of(Train.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private int quarry(String... words) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return command.execute(words);
  }

  /** Limited by runs, so that a slow machine finds the same. */
  private int crash(String what, String... options) {
    List<String> words =
        new ArrayList<>(
            List.of("crash", what, "-cp", examples(), "-o", directory.resolve("tests").toString()));
    words.addAll(List.of("--budget", "5m", "--max-runs", "60"));
    words.addAll(List.of(options));
    return quarry(words.toArray(String[]::new));
  }

  @Test
  void aDivisionByZeroIsShownWithItsTest() throws IOException {
    assertThat(crash("demo.ZeroDivisor#test")).isEqualTo(1);
    Path test = directory.resolve("tests/demo/ZeroDivisorQuarryTest.java");
    assertThat(out.toString())
        .contains(
            "1 defect",
            "java.lang.ArithmeticException at ZeroDivisor.java:18",
            "ZeroDivisor.test(",
            test.toString(),
            "1  confirmed",
            "in all");
    assertThat(Files.readString(test))
        .contains("package demo;", "assertThrows(ArithmeticException.class", "org.junit.jupiter");
  }

  @Test
  void jsonHasTheDocumentedFields() throws IOException {
    Path sarif = directory.resolve("findings.sarif");
    assertThat(crash("demo.Primes", "--json", "--sarif", sarif.toString())).isEqualTo(1);
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("schema").asText()).isEqualTo("quarry.crash/1");
    JsonNode finding = json.get("findings").get(0);
    assertThat(finding.get("exception").asText()).isEqualTo("java.lang.IllegalArgumentException");
    assertThat(finding.get("location").asText()).isEqualTo("Primes.java:10");
    assertThat(finding.get("entry").asText()).isEqualTo("demo.Primes#primes(int)");
    assertThat(finding.get("kind").asText()).isEqualTo("precondition");
    assertThat(finding.get("why").asText()).contains("checks what it was given");
    assertThat(finding.get("input").asText()).isEqualTo("Primes.primes(0)");
    assertThat(finding.get("stack").get(0).get("line").asInt()).isEqualTo(10);
    assertThat(Path.of(finding.get("test").asText())).exists();
    assertThat(json.get("endings").get("confirmed").asInt()).isEqualTo(1);
    assertThat(json.get("states").get(0).get("ending").asText()).isEqualTo("confirmed");
    JsonNode method = json.get("methods").get(0);
    assertThat(method.get("method").asText()).isEqualTo("demo.Primes#primes(int)");
    assertThat(method.get("runs").asInt()).isPositive();
    assertThat(method.get("branches").get("total").asInt()).isEqualTo(8);
    assertThat(json.get("seconds").asDouble()).isPositive();
    JsonNode result = new ObjectMapper().readTree(sarif.toFile()).at("/runs/0/results/0");
    assertThat(result.get("ruleId").asText()).isEqualTo("java.lang.IllegalArgumentException");
    assertThat(result.get("level").asText()).isEqualTo("note");
  }

  @Test
  void nothingFoundIsClean() {
    assertThat(crash("demo.Div#divOrZero")).isEqualTo(0);
    assertThat(out.toString()).contains("1 method in", "0 findings");
    assertThat(directory.resolve("tests")).isEmptyDirectory();
  }

  @Test
  void testClassesCanHaveOtherNames() throws IOException {
    assertThat(crash("demo.ZeroDivisor#test", "--suffix", "CrashTest")).isEqualTo(1);
    assertThat(Files.readString(directory.resolve("tests/demo/ZeroDivisorCrashTest.java")))
        .contains("class ZeroDivisorCrashTest {");

    assertThat(crash("demo.ZeroDivisor#test", "--suffix", "Crashes")).isEqualTo(2);
  }

  @Test
  void testsForJunit4AreWrittenOnRequest() throws IOException {
    assertThat(crash("demo.ArrayCreation", "--junit4")).isEqualTo(1);
    assertThat(Files.readString(directory.resolve("tests/demo/ArrayCreationQuarryTest.java")))
        .contains("org.junit.Test")
        .doesNotContain("jupiter");
  }

  @Test
  void nothingNamedIsAUsageError() {
    assertThat(quarry("crash", "-cp", examples())).isEqualTo(2);
    assertThat(err.toString()).contains("Nothing is named");
  }

  @Test
  void aMissingClassPathIsAUsageError() {
    assertThat(quarry("crash", "demo.Train", "--pom", directory.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("There is no pom.xml in", "-cp");
  }

  @Test
  void nothingToAnalyseIsAUsageError() throws IOException {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Empty", null, "java/lang/Object", null);
    writer.visitEnd();
    Files.write(directory.resolve("Empty.class"), writer.toByteArray());
    assertThat(quarry("crash", "Empty", "-cp", directory.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("nothing to analyse in Empty");
  }

  @Test
  void allMethodsExcludedIsAUsageError() {
    assertThat(crash("demo.ZeroDivisor", "--exclude", "demo.*")).isEqualTo(2);
    assertThat(err.toString()).contains("All 3 methods of demo.ZeroDivisor are excluded");
  }

  @Test
  void aBadPatternIsAUsageError() {
    assertThat(crash("demo.ZeroDivisor", "--include", "a#b#c")).isEqualTo(2);
    assertThat(err.toString()).contains("`a#b#c` is no pattern");
  }

  @Test
  void anUnwritableDirectoryIsAUsageError() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    String tests = file.resolve("tests").toString();
    assertThat(quarry("crash", "demo.ZeroDivisor", "-cp", examples(), "-o", tests)).isEqualTo(2);
    assertThat(err.toString()).contains(file.toString(), "-o");
  }

  @Test
  void aClassThatIsNotThereIsAnsweredWithNearNames() {
    assertThat(crash("demo.ZeroDivider")).isEqualTo(2);
    assertThat(err.toString()).contains("demo.ZeroDivisor");
  }

  @Test
  void aCorruptJarCanNotBeAnalysed() throws IOException {
    Path jar = Files.writeString(directory.resolve("broken.jar"), "this is no jar");
    assertThat(quarry("crash", jar.toString())).isEqualTo(4);
    assertThat(err.toString()).contains("broken.jar");
  }

  @Test
  void aWrongSearcherIsAUsageError() {
    assertThat(crash("demo.ZeroDivisor", "--searcher", "dsf")).isEqualTo(2);
    assertThat(err.toString()).contains("dsf", "bfs");
  }

  @Test
  void twoVersionsOfAClassAreAWarning() throws IOException {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "demo/Div", null, "java/lang/Object", null);
    writer.visitEnd();
    Path other = Files.createDirectories(directory.resolve("other/demo"));
    Files.write(other.resolve("Div.class"), writer.toByteArray());
    String path = examples() + File.pathSeparator + other.getParent();
    String tests = directory.resolve("tests").toString();
    assertThat(quarry("crash", "demo.Div#divOrZero", "-cp", path, "-o", tests)).isEqualTo(0);
    assertThat(err.toString())
        .contains("`demo.Div` is in", "the one in " + examples() + " is used");
  }
}
