package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaughtTest {
  private static final String NESTED =
      """
      public static int run(int n) {
        try {
          return middle(n);
        } catch (IllegalStateException e) {
          return -1;
        }
      }
      static int middle(int n) {
        try {
          return deep(n);
        } catch (ArithmeticException e) {
          return -2;
        } finally {
          n++;
        }
      }
      static int deep(int n) {
        if (n == 7) throw new IllegalStateException();
        return 10 / n;
      }
      """;

  @TempDir Path directory;

  private List<Caught> caught(int n, RunRequest.Watch watch) throws IOException {
    ProgramUnderTest program = ProgramUnderTest.of(directory, NESTED);
    try (Worker worker = program.worker(options -> options)) {
      RunReport report = worker.run(program.request(n).watching(watch));
      return report.caught();
    }
  }

  @Test
  void everyHandlerTellsWhatCameToItAndThroughWhichCalls() throws IOException {
    List<Caught> caught = caught(7, RunRequest.Watch.HANDLERS);

    assertThat(caught)
        .extracting(Caught::exception)
        .containsOnly("java.lang.IllegalStateException")
        .hasSize(2);
    // First the finally block of `middle`, which throws again, then the handler of `run`.
    assertThat(caught.get(0).calls()).hasSize(2);
    assertThat(caught.get(1).calls()).hasSize(2).doesNotContain(caught.get(0).calls().get(0));
  }

  @Test
  void anExceptionOfAnInstructionIsToldToo() throws IOException {
    assertThat(caught(0, RunRequest.Watch.HANDLERS))
        .singleElement()
        .satisfies(one -> assertThat(one.exception()).isEqualTo("java.lang.ArithmeticException"))
        .satisfies(one -> assertThat(one.calls()).hasSize(2));
  }

  @Test
  void nothingIsToldUnlessAskedFor() throws IOException {
    assertThat(caught(7, RunRequest.Watch.ENDING)).isEmpty();
    assertThat(caught(5, RunRequest.Watch.HANDLERS)).isEmpty();
  }
}
