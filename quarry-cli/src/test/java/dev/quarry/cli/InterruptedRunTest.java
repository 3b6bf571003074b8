package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.testgen.compile.ClassDirectory;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs that somebody puts an end to: what was found is there, nothing is left, others go on. */
@EnabledOnOs(OS.LINUX)
class InterruptedRunTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static final Set<String> TIMES = Set.of("seconds", "deciding", "curve", "engines");

  /** Something is found in Quick at once, and in Slow nothing for as long as there is time. */
  private static final List<TestSource> PROGRAM =
      List.of(
          source(
              "Quick",
              """
              public class Quick {
                public static int seven(int a) {
                  if (a == 7) {
                    throw new IllegalStateException("seven");
                  }
                  return a;
                }
                public static int eight(int a) {
                  return 1 / (a - 8);
                }
                public static int nine(String text) {
                  return text.length() == 9 ? 1 : 0;
                }
              }
              """),
          source(
              "Slow",
              """
              public class Slow {
                private int size;
                public static int hash(String text) {
                  int sum = 17;
                  for (int i = 0; i < text.length(); i++) {
                    sum = sum * 31 + text.charAt(i) ^ sum >>> 7;
                    if ((sum & 1) == 0) {
                      sum += i;
                    }
                  }
                  if (sum == 123456789 && text.length() > 40) {
                    throw new IllegalStateException();
                  }
                  return sum;
                }
                public void push(String text) {
                  size += hash(text) == 5 ? 0 : 1;
                }
                public int size() {
                  return size;
                }
              }
              """));

  private static final String SPECIFICATION =
      "behaviour grows of Slow { formula always (return push -> size() == old(size()) + 1) }";

  private static final String TRACE =
      """
      java.lang.IllegalStateException
      \tat Slow.hash(Slow.java:12)
      """;

  private static final String WARNINGS =
      """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "any"}}, "results": [%s, %s]}]}
      """;

  @TempDir static Path shared;
  @TempDir Path directory;

  /** What takes long, until when it is left alone, and how it is ended. */
  private enum Run {
    CRASH("INT", 4, "findings", "crash", "Quick", "Slow", "--budget", "5m"),
    COVER("TERM", 1, "classes", "cover", "Quick", "Slow", "--budget", "5m"),
    REACH("INT", 1, "targets", "reach", "Quick.java:4", "Slow.java:12", "--budget", "5m"),
    VERIFY("TERM", 1, "warnings", "verify", "warnings.sarif", "--rules", "rules", "--budget", "5m"),
    EXPLORE("TERM", 0, "", "explore", "Slow#hash", "--budget", "5m"),
    CHECK("INT", 0, "", "check", "Slow", "--spec", "slow.spec", "--budget", "5m"),
    REPRODUCE("INT", 0, "", "reproduce", "trace.log", "--budget", "5m");

    private final String signal;
    private final int kept;
    private final String found;
    private final String words;

    /**
     * @param kept how many results there are when it is ended: those of Quick
     * @param found where the JSON has them; "" if nothing is kept
     */
    Run(String signal, int kept, String found, String... words) {
      this.signal = signal;
      this.kept = kept;
      this.found = found;
      this.words = String.join(" ", words);
    }

    List<String> words() {
      return List.of(words.split(" "));
    }

    boolean isKept() {
      return kept > 0;
    }

    int code() {
      return signal.equals("INT") ? 130 : 143;
    }
  }

  private static TestSource source(String name, String text) {
    return new TestSource(name, text, List.of(), List.of());
  }

  private static String warning(String rule, String name, int line) {
    return """
        {"ruleId": "%s", "message": {"text": "any"}, "locations": [{"physicalLocation": {
        "artifactLocation": {"uri": "%s.java"}, "region": {"startLine": %d}}}]}
        """
        .formatted(rule, name, line);
  }

  @BeforeAll
  static void compile() throws IOException {
    ClassDirectory.write(
        Files.createDirectory(shared.resolve("classes")),
        new TestCompiler(List.of()).compile(PROGRAM).classes());
  }

  @ParameterizedTest
  @EnumSource
  void anInterruptedRunTellsWhatItHas(Run run) throws Exception {
    writeQuestions();
    Process process = start(run.words());
    awaitMiddle(run, process);
    List<ProcessHandle> children = process.descendants().toList();

    new ProcessBuilder("kill", "-" + run.signal, Long.toString(process.pid())).start().waitFor();
    assertThat(process.waitFor())
        .as(Files.readString(directory.resolve("err")))
        .isEqualTo(run.code());

    JsonNode result = JSON.readTree(directory.resolve("out").toFile());
    assertThat(result.path("schema").asText()).startsWith("quarry.");
    if (run.isKept()) {
      assertThat(result.path(run.found).toString()).contains("Quick");
      assertThat(tests()).anyMatch(name -> name.startsWith("Quick"));
    }
    assertThat(children).isNotEmpty();
    for (ProcessHandle child : children) {
      child.onExit().get();
    }
    assertThat(directory.resolve("tmp")).isEmptyDirectory();
  }

  @Test
  void aKilledRunGoesOnWhereItStopped() throws Exception {
    writeQuestions();
    for (List<String> words :
        List.of(
            List.of("crash", "Quick", "--max-runs", "40"),
            List.of("cover", "Quick", "Slow", "--max-runs", "40"),
            List.of("verify", "quick.sarif", "--rules", "rules", "--budget", "20s"),
            List.of(
                "reach", "Quick.java:4", "Quick.java:9", "Quick.java:12", "--max-runs", "200"))) {
      Process undisturbed = start(words);
      int code = undisturbed.waitFor();
      JsonNode whole = withoutTimes(JSON.readTree(directory.resolve("out").toFile()));
      List<String> files = tests();
      forget();

      Process killed = start(words);
      await(killed, any -> !kept().isEmpty());
      killed.destroyForcibly().waitFor();
      List<String> kept = kept();

      List<String> resuming = new ArrayList<>(words);
      resuming.add("--resume");
      assertThat(start(resuming).waitFor()).isEqualTo(code);
      assertThat(withoutTimes(JSON.readTree(directory.resolve("out").toFile()))).isEqualTo(whole);
      assertThat(tests()).isEqualTo(files);
      assertThat(kept()).containsAll(kept);
      assertThat(directory.resolve("tmp")).isEmptyDirectory();
      forget();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"EXPLORE", "CHECK", "REPRODUCE"})
  void whatAKilledRunWithOneSearchBeganDoesNotStay(Run run) throws Exception {
    writeQuestions();
    Process killed = start(run.words());
    awaitMiddle(run, killed);
    List<ProcessHandle> children = killed.descendants().toList();

    killed.destroyForcibly().waitFor();

    assertThat(children).isNotEmpty();
    for (ProcessHandle child : children) {
      child.onExit().get();
    }
    assertThat(start(List.of("explore", "Quick#seven")).waitFor()).isZero();
    assertThat(directory.resolve("tmp")).isEmptyDirectory();
  }

  @Test
  void whatDidNotChangeIsNotLookedAtAgain() throws Exception {
    List<String> words = List.of("crash", "Quick", "--max-runs", "40", "--resume");
    start(words).waitFor();
    List<String> before = kept();
    Path classes = Files.createDirectory(directory.resolve("changed"));
    String changed = PROGRAM.get(0).text().replace("a - 8", "a - 88");
    ClassDirectory.write(
        classes, new TestCompiler(List.of()).compile(List.of(source("Quick", changed))).classes());

    start(words, classes).waitFor();

    assertThat(kept()).containsAll(before).hasSize(before.size() + 1);
    assertThat(Files.readString(directory.resolve("out"))).contains("Quick.eight(88)");
  }

  private void writeQuestions() throws IOException {
    Files.writeString(directory.resolve("slow.spec"), SPECIFICATION);
    Files.writeString(directory.resolve("trace.log"), TRACE);
    Files.writeString(
        directory.resolve("warnings.sarif"),
        WARNINGS.formatted(warning("THROWS", "Quick", 4), warning("THROWS", "Slow", 12)));
    Files.writeString(
        directory.resolve("quick.sarif"),
        WARNINGS.formatted(warning("THROWS", "Quick", 4), warning("DIVIDES", "Quick", 9)));
    Files.writeString(
        directory.resolve("rules"),
        """
        THROWS throws java.lang.IllegalStateException
        DIVIDES throws java.lang.ArithmeticException
        """);
  }

  /** Quarry in a process of its own, at home in the directory. */
  private Process start(List<String> words) throws IOException {
    return start(words, shared.resolve("classes"));
  }

  private Process start(List<String> words, Path classes) throws IOException {
    Path temporary = Files.createDirectories(directory.resolve("tmp"));
    // Whoever runs the tests in the background may have them ignore interrupts.
    List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + temporary));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Quarry.class.getName()));
    command.addAll(words);
    command.addAll(List.of("-cp", classes.toString(), "-o", "tests", "--json"));
    if (words.get(0).equals("explore")) {
      command.removeAll(List.of("-o", "tests"));
    }
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectOutput(directory.resolve("out").toFile())
        .redirectError(directory.resolve("err").toFile())
        .start();
  }

  /** Something was found, or at least the program is being run. */
  private void awaitMiddle(Run run, Process process) throws InterruptedException {
    if (run.isKept()) {
      await(process, any -> kept().size() >= run.kept);
    } else {
      await(process, any -> any.descendants().filter(InterruptedRunTest::isJava).count() > 1);
      Thread.sleep(1_000);
    }
  }

  private static void await(Process process, Predicate<Process> middle)
      throws InterruptedException {
    while (process.isAlive() && !middle.test(process)) {
      Thread.sleep(20);
    }
  }

  private static boolean isJava(ProcessHandle handle) {
    return handle.info().command().orElse("").endsWith("java");
  }

  /** Results that are kept in one piece. */
  private List<String> kept() {
    return names(".quarry")
        .filter(name -> !name.endsWith(".part") && !name.startsWith("."))
        .toList();
  }

  private List<String> tests() {
    return names("tests").filter(name -> name.endsWith(".java")).toList();
  }

  private Stream<String> names(String place) {
    Path root = directory.resolve(place);
    if (!Files.isDirectory(root)) {
      return Stream.of();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      return Stream.of();
    }
  }

  private void forget() throws IOException {
    for (String place : List.of("tests", ".quarry")) {
      try (Stream<Path> files = Files.walk(directory.resolve(place))) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    }
  }

  /** Whatever is counted in seconds differs from run to run. */
  private static JsonNode withoutTimes(JsonNode result) {
    if (result instanceof ObjectNode object) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      names.removeIf(name -> !TIMES.contains(name) && !name.endsWith("Seconds"));
      object.remove(names);
    }
    result.forEach(InterruptedRunTest::withoutTimes);
    return result;
  }
}
