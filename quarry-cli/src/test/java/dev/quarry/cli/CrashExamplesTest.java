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
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every line of the examples that can throw says so; the hunt must find these and no others. */
class CrashExamplesTest {
  private static final Pattern EXPECTED =
      Pattern.compile("(?:// |; )(defect|precondition): ([^;]+)");

  @TempDir private Path directory;

  private static Path classes() throws URISyntaxException {
    return Path.of(Train.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** The build starts tests in the directory of their module; the examples are beside it. */
  private static Path sources() {
    for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
      Path home = at.resolve("examples/src/main/java");
      if (Files.isDirectory(home)) {
        return home;
      }
    }
    throw new IllegalStateException("The examples are not here.");
  }

  private static Set<String> expected() throws IOException {
    Set<String> expected = new TreeSet<>();
    try (Stream<Path> files = Files.walk(sources())) {
      for (Path file : files.filter(name -> name.toString().endsWith(".java")).toList()) {
        int line = 0;
        for (String text : Files.readAllLines(file)) {
          line++;
          Matcher comment = EXPECTED.matcher(text);
          while (comment.find()) {
            for (String exception : comment.group(2).split(", ", -1)) {
              expected.add(
                  "%s:%d %s %s".formatted(file.getFileName(), line, comment.group(1), exception));
            }
          }
        }
      }
    }
    return expected;
  }

  private JsonNode hunt() throws IOException, URISyntaxException {
    StringWriter out = new StringWriter();
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(new StringWriter()));
    int exit =
        command.execute(
            "crash",
            "demo.*",
            "--json",
            "-cp",
            classes().toString(),
            "-o",
            directory.resolve("tests").toString(),
            "--budget",
            "60s",
            "--max-runs",
            "40",
            "-j",
            "2");
    assertThat(exit).isEqualTo(1);
    return new ObjectMapper().readTree(out.toString());
  }

  @Test
  void everyDefectOfTheExamplesIsFoundAndNothingElse() throws Exception {
    JsonNode json = hunt();
    Set<String> found = new TreeSet<>();
    for (JsonNode finding : json.get("findings")) {
      String exception = finding.get("exception").asText();
      found.add(
          "%s %s %s"
              .formatted(
                  finding.get("location").asText(),
                  finding.get("kind").asText(),
                  exception.substring(exception.lastIndexOf('.') + 1)));
      assertThat(Path.of(finding.get("test").asText())).exists();
    }
    assertThat(found).isEqualTo(expected());
    for (JsonNode state : json.get("states")) {
      assertThat(state.get("ending").asText()).as(state.toString()).isIn("confirmed", "duplicate");
    }
  }
}
