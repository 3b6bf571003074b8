package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import demo.Train;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With a limit of runs, the same seed gives the same bytes, however many jobs there are. */
class RepeatableTest {
  /** What is measured and decides nothing. */
  private static final Set<String> TIMES = Set.of("deciding", "engines");

  @TempDir private Path directory;

  private static final List<String> COMMANDS =
      List.of(
          "explore demo.students.Fraction#parse --max-runs 25",
          "crash demo.students.Fraction --max-runs 12",
          "cover demo.students.Fraction demo.ZeroDivisor --max-runs 80",
          "reach Fraction.java:28 Triangle.java:15 --max-runs 200");

  static Stream<String> commands() {
    return COMMANDS.stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void oneJobGivesTheSameBytesAgain(String words) throws Exception {
    assertThat(results(words, 1)).isEqualTo(results(words, 1));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void oneJobAndTwoGiveTheSameBytes(String words) throws Exception {
    assertThat(results(words, 2)).isEqualTo(results(words, 1));
  }

  /** The object that is printed, without times, and the files. */
  private Map<String, String> results(String words, int jobs) throws Exception {
    Path tests = directory.resolve("tests");
    List<String> command = new ArrayList<>(List.of(words.split(" ")));
    command.addAll(List.of("-cp", examples(), "--json", "-j", Integer.toString(jobs)));
    if (!words.startsWith("explore")) {
      command.addAll(List.of("-o", tests.toString()));
    }
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        Quarry.launcher(directory)
            .commandLine()
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(command.toArray(String[]::new));
    assertThat(code).as(err.toString()).isIn(0, 1, 3);
    JsonNode printed = new ObjectMapper().readTree(out.toString());
    forgetTimes(printed);
    Map<String, String> results = new TreeMap<>(Map.of("out", printed.toPrettyString()));
    results.putAll(taken(tests));
    return results;
  }

  /** What was written; the next run begins without it. */
  private static Map<String, String> taken(Path tests) throws IOException {
    Map<String, String> files = new TreeMap<>();
    if (Files.isDirectory(tests)) {
      try (var walk = Files.walk(tests)) {
        for (Path file : walk.filter(Files::isRegularFile).toList()) {
          files.put(tests.relativize(file).toString(), Files.readString(file));
          Files.delete(file);
        }
      }
    }
    return files;
  }

  private static void forgetTimes(JsonNode node) {
    if (node instanceof ObjectNode object) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      names.stream().filter(RepeatableTest::isTime).forEach(object::remove);
    }
    node.forEach(RepeatableTest::forgetTimes);
  }

  private static boolean isTime(String name) {
    return TIMES.contains(name) || name.toLowerCase(java.util.Locale.ROOT).endsWith("seconds");
  }

  private static String examples() throws URISyntaxException {
    return Path.of(Train.class.getProtectionDomain().getCodeSource().getLocation().toURI())
        .toString();
  }
}
