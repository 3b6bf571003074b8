package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Warnings that stand in a program as comments, with the verdict each deserves. */
class VerifyCommandTest {
  private static final Pattern SEED = Pattern.compile("// (\\S+) (\\w+)$");

  @TempDir private Path directory;
  private final ObjectMapper mapper = new ObjectMapper();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int verify(Path file, String... words) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    List<String> all =
        new ArrayList<>(
            List.of("verify", file.toString(), "-cp", directory.resolve("classes").toString()));
    all.addAll(List.of("-o", directory.resolve("tests").toString()));
    all.addAll(List.of(words));
    return command.execute(all.toArray(String[]::new));
  }

  private String source() throws IOException {
    String text;
    try (InputStream in = VerifyCommandTest.class.getResourceAsStream("verify/Warned.java.txt")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Path file = directory.resolve("Warned.java");
    Files.writeString(file, text);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-g",
                "-d",
                directory.resolve("classes").toString(),
                file.toString());
    assertThat(code).isZero();
    return text;
  }

  /** A log with a warning for each seed, and the verdicts that are due. */
  private Path sarif(String source, List<String> verdicts) throws IOException {
    ObjectNode log = mapper.createObjectNode().put("version", "2.1.0");
    ObjectNode run = log.putArray("runs").addObject();
    run.putObject("tool").putObject("driver").put("name", "Seeds");
    ArrayNode results = run.putArray("results");
    List<String> lines = source.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher seed = SEED.matcher(lines.get(i));
      if (seed.find()) {
        ObjectNode result = results.addObject().put("ruleId", seed.group(1));
        result.putObject("message").put("text", "Seeded.");
        ObjectNode place = result.putArray("locations").addObject().putObject("physicalLocation");
        place.putObject("artifactLocation").put("uri", "src/main/java/seed/Warned.java");
        place.putObject("region").put("startLine", i + 1);
        verdicts.add((i + 1) + " " + seed.group(1) + " " + seed.group(2));
      }
    }
    Path file = directory.resolve("seeds.sarif");
    Files.writeString(file, mapper.writeValueAsString(log));
    return file;
  }

  @Test
  void everySeededWarningGetsTheVerdictItDeserves() throws IOException {
    List<String> due = new ArrayList<>();
    Path warnings = sarif(source(), due);
    Path marked = directory.resolve("marked.sarif");

    assertThat(verify(warnings, "--json", "--sarif", marked.toString())).isEqualTo(1);

    JsonNode result = mapper.readTree(out.toString());
    assertThat(result.path("schema").asText()).isEqualTo("quarry.verify/1");
    List<String> given = new ArrayList<>();
    for (JsonNode warning : result.path("warnings")) {
      String line = warning.path("location").asText().replace("Warned.java:", "");
      given.add(
          line + " " + warning.path("rule").asText() + " " + warning.path("verdict").asText());
      boolean hasBasis = warning.has("test") || warning.has("proof") || warning.has("reason");
      assertThat(hasBasis).as(warning.toString()).isTrue();
    }
    assertThat(given).isEqualTo(due);
    JsonNode results = mapper.readTree(marked.toFile()).at("/runs/0/results");
    for (JsonNode one : results) {
      boolean isRefuted = one.at("/properties/quarry/verdict").asText().equals("refuted");
      assertThat(one.has("suppressions")).isEqualTo(isRefuted);
    }
  }

  @Test
  void rulesOfOnesOwnComeFirst() throws IOException {
    source();
    Path rules = directory.resolve("own.rules");
    Files.writeString(rules, "# ours\nOUR-*  throws java.lang.ArithmeticException\n");
    Path file = directory.resolve("own.sarif");
    Files.writeString(
        file,
        """
        {"version":"2.1.0","runs":[{"tool":{"driver":{"name":"Ours"}},"results":[
        {"ruleId":"OUR-7","message":{"text":"Zero?"},"locations":[{"physicalLocation":
        {"artifactLocation":{"uri":"Warned.java"},"region":{"startLine":%d}}}]},
        {"ruleId":"OUR-7","message":{"text":"Elsewhere."},"locations":[{"physicalLocation":
        {"artifactLocation":{"uri":"Other.java"},"region":{"startLine":1}}}]}]}]}
        """
            .formatted(line("x / (y | 1)")));

    assertThat(verify(file, "--rules", rules.toString())).isEqualTo(3);
    assertThat(out.toString())
        .contains("OUR-7  refuted", "Other.java:1  OUR-7  undecided")
        .contains("No class on the class path was compiled from `Other.java`");

    Files.writeString(rules, "OUR-* explodes\n");
    assertThat(verify(file, "--rules", rules.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("own.rules:1: `OUR-* explodes` is no line of a table");
  }

  private int line(String text) throws IOException {
    List<String> lines = Files.readAllLines(directory.resolve("Warned.java"));
    return lines.indexOf(lines.stream().filter(one -> one.contains(text)).findFirst().get()) + 1;
  }

  @Test
  void wrongFilesEndWithASentence() throws IOException {
    assertThat(refused("{\"runs\":[]}")).contains("without a version; convert it to 2.1.0");
    assertThat(refused("{\"version\":\"2.0.0\",\"runs\":[]}"))
        .contains("is SARIF 2.0.0; convert it to 2.1.0, which is what can be read.");
    assertThat(refused("{\"bugs\":[]}")).contains("is JSON, but not SARIF: it has no runs.");
    assertThat(refused("3 warnings"))
        .contains("is neither JSON nor XML", "name a SARIF file, or an XML file of SpotBugs.");
    assertThat(refused("<pmd/>"))
        .contains("is XML, but not of SpotBugs: it is a <pmd>, not a <BugCollection>.");
    assertThat(verify(directory.resolve("none.sarif"))).isEqualTo(2);
    assertThat(err.toString())
        .contains("There is no file", "name a SARIF file, or an XML file of SpotBugs.");
  }

  /** What is said of a file with some text; the exit code is the one of wrong input. */
  private String refused(String text) throws IOException {
    Path file = directory.resolve("wrong.json");
    Files.writeString(file, text);
    err.getBuffer().setLength(0);
    assertThat(verify(file)).as(text).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    return err.toString();
  }

  /** Nothing is claimed of what can't be found: no class, no code on the line, no place at all. */
  @Test
  void placesThatFitNoCodeAreUndecided() throws IOException {
    source();
    Path file = directory.resolve("places.sarif");
    Files.writeString(
        file,
        """
        {"version":"2.1.0","runs":[{"tool":{"driver":{"name":"Any"}},"results":[
        {"ruleId":"DivZero","message":{"text":"Elsewhere."},"locations":[{"physicalLocation":
        {"artifactLocation":{"uri":"src/seed/Elsewhere.java"},"region":{"startLine":7}}}]},
        {"ruleId":"DivZero","message":{"text":"Behind the end."},"locations":[{"physicalLocation":
        {"artifactLocation":{"uri":"src/seed/Warned.java"},"region":{"startLine":9999}}}]},
        {"ruleId":"DivZero","message":{"text":"Nowhere."}}]}]}
        """);

    assertThat(verify(file)).isEqualTo(3);
    assertThat(out.toString())
        .contains("Elsewhere.java:7  DivZero  undecided")
        .contains("No class on the class path was compiled from `src/seed/Elsewhere.java`")
        .contains("Warned.java:9999  DivZero  undecided")
        .contains("Line 9999 of `src/seed/Warned.java` has no code")
        .contains("0 confirmed, 0 refuted, 2 undecided, 1 not asked");
  }
}
