package dev.quarry.solver.smt.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.solver.Measure;
import dev.quarry.solver.smt.Scripts;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class IsolationTest {
  private static final SmtSolver PREFERRED = Backends.available().iterator().next();
  private static final Duration LONG = Duration.ofSeconds(60);

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void aHardQueryReturnsWithinOneAndAHalfTimesItsTimeout(SmtSolver solver) throws IOException {
    Duration timeout = Duration.ofSeconds(2);
    try (IsolatedBackend backend = Backends.isolated(solver)) {
      backend.check(Scripts.smallSat(3), LONG);
      long start = System.nanoTime();
      SmtAnswer answer = backend.check(Scripts.factoring(), timeout);
      Duration taken = Duration.ofNanos(System.nanoTime() - start);
      assertThat(answer).isInstanceOf(Unknown.class);
      assertThat(((Unknown) answer).reason()).isEqualTo(Unknown.TIME_OUT);
      assertThat(taken).isLessThan(timeout.multipliedBy(3).dividedBy(2));
      assertThat(backend.check(Scripts.smallSat(4), LONG)).isInstanceOf(Sat.class);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aProcessThatIgnoresItsTimeoutIsKilledAndReplaced() throws Exception {
    try (IsolatedBackend backend = Backends.isolated(PREFERRED)) {
      backend.check(Scripts.smallSat(3), LONG);
      long stopped = backend.processId().orElseThrow();
      // A stopped process can't obey: stands for native code that does not look at its clock.
      new ProcessBuilder("kill", "-STOP", Long.toString(stopped)).start().waitFor();
      SmtAnswer answer = backend.check(Scripts.smallSat(4), Duration.ofMillis(400));
      assertThat(answer).isInstanceOf(Unknown.class);
      assertThat(((Unknown) answer).reason()).isEqualTo(Unknown.TIME_OUT);
      assertThat(backend.check(Scripts.smallSat(5), LONG)).isInstanceOf(Sat.class);
      assertThat(backend.processId().orElseThrow()).isNotEqualTo(stopped);
      assertThat(ended(stopped)).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void aProcessKilledInMidQueryCostsOneUnknown(SmtSolver solver) throws Exception {
    try (IsolatedBackend backend = Backends.isolated(solver)) {
      backend.check(Scripts.smallSat(3), LONG);
      CompletableFuture<SmtAnswer> hard =
          CompletableFuture.supplyAsync(() -> backend.check(Scripts.factoring(), LONG));
      TimeUnit.MILLISECONDS.sleep(300);
      ProcessHandle.of(backend.processId().orElseThrow()).orElseThrow().destroyForcibly();
      SmtAnswer answer = hard.get(30, TimeUnit.SECONDS);
      assertThat(answer).isInstanceOf(Unknown.class);
      assertThat(((Unknown) answer).reason()).isEqualTo(Unknown.PROCESS_ENDED);
      assertThat(backend.check(Scripts.smallSat(4), LONG)).isInstanceOf(Sat.class);
    }
  }

  @Test
  void aProcessKilledWhileIdleCostsNothing() throws Exception {
    try (IsolatedBackend backend = Backends.isolated(PREFERRED)) {
      backend.check(Scripts.smallSat(3), LONG);
      long id = backend.processId().orElseThrow();
      ProcessHandle.of(id).orElseThrow().destroyForcibly();
      assertThat(ended(id)).isTrue();
      assertThat(backend.check(Scripts.smallSat(4), LONG)).isInstanceOf(Sat.class);
    }
  }

  @Test
  void aProcessIsReplacedAfterItsQueries() throws IOException {
    try (IsolatedBackend backend =
        new IsolatedBackend(PREFERRED, new ChildLimits(3, 1L << 20, 64, Measure.TIME))) {
      List<Long> ids =
          IntStream.range(0, 7)
              .mapToObj(
                  i -> {
                    long id = backend.processId().orElse(-1);
                    assertThat(backend.check(Scripts.smallSat(i + 3), LONG))
                        .isInstanceOf(Sat.class);
                    return id;
                  })
              .toList();
      assertThat(backend.started()).isGreaterThanOrEqualTo(3);
      assertThat(ids.get(0)).isEqualTo(ids.get(2)).isNotEqualTo(ids.get(4));
    }
  }

  @Test
  void aProcessThatHoldsTooMuchMemoryIsReplaced() throws IOException {
    try (IsolatedBackend backend =
        new IsolatedBackend(PREFERRED, new ChildLimits(1_000, 1, 64, Measure.TIME))) {
      for (int i = 3; i < 6; i++) {
        assertThat(backend.check(Scripts.smallSat(i), LONG)).isInstanceOf(Sat.class);
      }
      assertThat(backend.started()).isGreaterThanOrEqualTo(3);
    }
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void closingEndsTheProcessAndRemovesItsDirectory(SmtSolver solver) throws Exception {
    IsolatedBackend backend = Backends.isolated(solver);
    backend.check(Scripts.smallSat(3), LONG);
    long id = backend.processId().orElseThrow();
    String commandLine = ProcessHandle.of(id).flatMap(p -> p.info().commandLine()).orElse("");
    backend.close();
    assertThat(ended(id)).isTrue();
    assertThat(scratchOf(commandLine)).doesNotExist();
    assertThat(backend.check(Scripts.smallSat(4), LONG)).isInstanceOf(Unknown.class);
  }

  @Test
  void aKilledProcessLeavesNoDirectory() throws Exception {
    try (IsolatedBackend backend = Backends.isolated(SmtSolver.Z3)) {
      backend.check(Scripts.smallSat(3), LONG);
      long id = backend.processId().orElseThrow();
      Path scratch =
          scratchOf(ProcessHandle.of(id).flatMap(p -> p.info().commandLine()).orElse(""));
      assertThat(scratch).isDirectory();
      ProcessHandle.of(id).orElseThrow().destroyForcibly();
      assertThat(ended(id)).isTrue();
      backend.check(Scripts.smallSat(4), LONG);
      for (int i = 0; i < 100 && Files.exists(scratch); i++) {
        TimeUnit.MILLISECONDS.sleep(50);
      }
      assertThat(scratch).doesNotExist();
    }
  }

  @Test
  void aPoolAnswersSeveralThreadsAtOnce()
      throws IOException, ExecutionException, InterruptedException {
    try (BackendPool pool = Backends.pool(PREFERRED, 2, Measure.TIME)) {
      List<CompletableFuture<SmtAnswer>> answers =
          IntStream.range(3, 43)
              .mapToObj(
                  i -> CompletableFuture.supplyAsync(() -> pool.check(Scripts.smallSat(i), LONG)))
              .toList();
      for (CompletableFuture<SmtAnswer> answer : answers) {
        assertThat(answer.get()).isInstanceOf(Sat.class);
      }
      assertThat(pool.processIds()).hasSize(2).doesNotHaveDuplicates();
    }
  }

  private static boolean ended(long id) throws Exception {
    ProcessHandle handle = ProcessHandle.of(id).orElse(null);
    return handle == null || handle.onExit().thenApply(p -> true).get(10, TimeUnit.SECONDS);
  }

  private static Path scratchOf(String commandLine) {
    String option = "-Djava.io.tmpdir=";
    String place =
        Stream.of(commandLine.split(" "))
            .filter(word -> word.startsWith(option))
            .findFirst()
            .orElseThrow();
    return Path.of(place.substring(option.length()));
  }
}
