package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.RunReport;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.Assumption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the JDK asks of the machine and the moment for a program is told by the run. */
class DependenceTest {
  private static final String PROGRAM =
      """
      static class Constant {
        static final long START = System.nanoTime();
      }

      public static int run(int n) {
        switch (n) {
          case 0: return new Random(3).nextInt();
          case 1: return new Random().nextInt();
          case 2: return new Random().ints(1).sum();
          case 3: return Set.of("a", "b", "c").iterator().next().length();
          case 4: return String.format("%d", 12).length();
          case 5: return java.time.Clock.systemUTC().millis() == 5 ? 1 : 0;
          case 6: return Constant.START == 5 ? 1 : 0;
          default:
            java.util.logging.Logger.getLogger("p").info("seen");
            return new ArrayList<>(List.of(n)).size();
        }
      }
      """;

  @TempDir Path directory;

  private static List<String> told(RunReport report) {
    return report.assumptions().stream().map(Assumption::what).distinct().toList();
  }

  private static List<String> inputs(RunReport report) {
    return report.input().values().keySet().stream()
        .flatMap(input -> InputPath.find(input).map(InputPath::root).stream())
        .filter(InputPath.Environment.class::isInstance)
        .map(root -> ((InputPath.Environment) root).call())
        .toList();
  }

  @Test
  void eachSourceIsToldAndNothingElseIs() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.of(directory, PROGRAM);
    try (Worker worker = program.worker(options -> options)) {
      RunReport seeded = worker.run(program.request(0));
      assertThat(told(seeded)).isEmpty();
      assertThat(inputs(seeded)).isEmpty();
      RunReport drawn = worker.run(program.request(1));
      assertThat(told(drawn)).isEmpty();
      assertThat(inputs(drawn)).containsExactly("Random.nextInt()");
      assertThat(told(worker.run(program.request(2))))
          .singleElement()
          .asString()
          .startsWith("A random number");
      assertThat(told(worker.run(program.request(3))))
          .singleElement()
          .asString()
          .startsWith("The order");
      assertThat(told(worker.run(program.request(4))))
          .singleElement()
          .asString()
          .startsWith("The default locale");
      assertThat(told(worker.run(program.request(5))))
          .singleElement()
          .asString()
          .startsWith("A clock");
      assertThat(told(worker.run(program.request(7)))).noneMatch(text -> text.contains("clock"));
    }
  }

  /** Whether the constant is an input of each run or keeps its first value, no run hides it. */
  @Test
  void aConstantThatTheClockDecidedIsToldInEveryRun() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.of(directory, PROGRAM);
    try (Worker worker = program.worker(options -> options)) {
      for (int i = 0; i < 3; i++) {
        RunReport report = worker.run(program.request(6));
        assertThat(Stream.concat(inputs(report).stream(), told(report).stream())).isNotEmpty();
      }
    }
  }
}
