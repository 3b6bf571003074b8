package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real SpotBugs warns of a program in which comments say what each warning deserves; its XML
 * and its SARIF are verified.
 */
class SpotBugsTest {
  private static final Pattern SEED = Pattern.compile("// (\\S+) (\\w+)$");

  @TempDir private Path directory;
  private final ObjectMapper mapper = new ObjectMapper();

  /** What is due, as rules and verdicts by line. */
  private Map<Integer, String> compile() throws IOException {
    String text;
    try (InputStream in = SpotBugsTest.class.getResourceAsStream("verify/Suspected.java.txt")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Path file = directory.resolve("Suspected.java");
    Files.writeString(file, text);
    String classes = directory.resolve("classes").toString();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes, file.toString());
    assertThat(code).isZero();
    Map<Integer, String> due = new TreeMap<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher seed = SEED.matcher(lines.get(i));
      if (seed.find()) {
        due.put(i + 1, seed.group(1) + " " + seed.group(2));
      }
    }
    return due;
  }

  private void spotBugs() throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx512m",
            "-cp",
            System.getProperty("java.class.path"),
            "edu.umd.cs.findbugs.FindBugs2",
            "-low",
            "-effort:max",
            "-xml:withMessages=" + directory.resolve("bugs.xml"),
            "-sarif=" + directory.resolve("bugs.sarif"),
            directory.resolve("classes").toString());
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("spotbugs.log").toFile())
            .start();
    assertThat(process.waitFor()).isZero();
  }

  /** The verdicts on warnings that are seeded, by line. */
  private Map<Integer, String> verify(String file, Map<Integer, String> due, String... more)
      throws IOException {
    StringWriter out = new StringWriter();
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(new StringWriter()));
    List<String> words =
        new ArrayList<>(
            List.of(
                "verify",
                directory.resolve(file).toString(),
                "-cp",
                directory.resolve("classes").toString(),
                "-o",
                directory.resolve("tests").toString(),
                "--budget",
                "30s",
                "--json"));
    words.addAll(List.of(more));
    assertThat(command.execute(words.toArray(String[]::new))).isEqualTo(1);
    Map<Integer, String> given = new TreeMap<>();
    for (JsonNode warning : mapper.readTree(out.toString()).path("warnings")) {
      String location = warning.path("location").asText();
      int line = Integer.parseInt(location.substring(location.lastIndexOf(':') + 1));
      String rule = warning.path("rule").asText();
      if (due.containsKey(line) && due.get(line).startsWith(rule + " ")) {
        given.put(line, rule + " " + warning.path("verdict").asText());
      }
    }
    return given;
  }

  @Test
  void itsWarningsAreConfirmedOrRefutedAsTheyDeserve() throws Exception {
    Map<Integer, String> due = compile();
    assertThat(due.values()).filteredOn(text -> text.endsWith("confirmed")).hasSizeGreaterThan(11);
    assertThat(due.values()).filteredOn(text -> text.endsWith("refuted")).hasSizeGreaterThan(11);
    assertThat(due.values().stream().map(text -> text.split(" ")[0]).distinct())
        .hasSizeGreaterThan(7);
    spotBugs();
    Path marked = directory.resolve("marked.sarif");

    assertThat(verify("bugs.xml", due)).isEqualTo(due);
    assertThat(verify("bugs.sarif", due, "--sarif", marked.toString())).isEqualTo(due);

    JsonNode log = mapper.readTree(marked.toFile());
    Path schema =
        Path.of("../quarry-report/src/test/resources/dev/quarry/report/sarif")
            .resolve("sarif-schema-2.1.0.json");
    assertThat(
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V4)
                .getSchema(Files.readString(schema))
                .validate(log))
        .isEmpty();
    // What was written is a log like any other.
    assertThat(verify("marked.sarif", due)).isEqualTo(due);
    long suppressed = 0;
    for (JsonNode result : log.at("/runs/0/results")) {
      suppressed += result.has("suppressions") ? 1 : 0;
    }
    assertThat(suppressed)
        .isEqualTo(due.values().stream().filter(text -> text.endsWith("refuted")).count());
  }
}
