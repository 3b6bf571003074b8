package dev.quarry.cluster.executor;

import static org.assertj.core.api.Assertions.assertThat;

import demo.ArrayAccess;
import dev.quarry.engine.Session;
import dev.quarry.engine.crash.CrashOptions;
import dev.quarry.engine.crash.CrashProgress;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.MethodLimits;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.spread.Spread;
import dev.quarry.solver.Measure;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A hunt in which however slow the machine is, time ends nothing: whoever does it has the same
 * results.
 *
 * @param output where its tests go
 */
record Hunt(Path output) {
  private static final int RUNS = 12;

  private static final MethodLimits LIMITS =
      new MethodLimits(
          Duration.ofMinutes(5),
          RUNS,
          MethodLimits.DEFAULT.maxPath(),
          MethodLimits.DEFAULT.branchBound(),
          MethodLimits.DEFAULT.callDepth(),
          Duration.ofMinutes(1),
          Duration.ofSeconds(20),
          MethodLimits.DEFAULT.searcher());

  private static final String[] CLASSES = {
    "demo.Div",
    "demo.ArrayAccess",
    "demo.ArrayCreation",
    "demo.ZeroDivisor",
    "demo.students.Fraction",
    "demo.students.Grades"
  };

  CrashResult run(Optional<Spread> spread) throws IOException, InterruptedException {
    SolverOptions solving = SolverOptions.defaults().withMeasure(Measure.WORK);
    try (Session session = Session.open(solving)) {
      return session.crash(options(), CrashProgress.NONE, spread);
    }
  }

  private CrashOptions options() {
    return new CrashOptions(
        Setting.of(List.of(program())).withMeasure(Measure.WORK),
        ScopeOptions.of(CLASSES),
        LIMITS,
        Duration.ofHours(1),
        TestOutput.in(output));
  }

  private static Path program() {
    try {
      return Path.of(ArrayAccess.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What was written, by file. */
  Map<String, String> tests() throws IOException {
    Map<String, String> tests = new TreeMap<>();
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        tests.put(output.relativize(file).toString(), Files.readString(file));
      }
    }
    return tests;
  }

  /** All that does not tell who did it, and how long it took. */
  static void assertSame(CrashResult one, CrashResult other) {
    assertThat(one.findings()).isNotEmpty();
    assertThat(one.states()).isEqualTo(other.states());
    assertThat(one.methods())
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(other.methods());
    assertThat(one.findings())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("file")
        .isEqualTo(other.findings());
  }

  /** The same as text. */
  static String text(CrashResult result) {
    StringBuilder text = new StringBuilder(result.states() + "\n");
    result
        .methods()
        .forEach(
            method ->
                text.append(method.method().userForm())
                    .append(" ")
                    .append(method.runs())
                    .append(" ")
                    .append(method.paths())
                    .append("\n"));
    return text.append(result.findings().size()).append(" findings").toString();
  }
}
