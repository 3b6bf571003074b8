package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.protocol.Request;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerTest {
  /** Returns when a file is there. */
  private static final String WAITS =
      """
      public static int run(int n) throws IOException {
        long begun = 0;
        while (!new File(%s).exists()) { begun++; }
        return n;
      }
      """;

  @TempDir Path directory;

  @Test
  void aKilledProcessLosesNoRun() throws Exception {
    Path go = directory.resolve("go");
    ProgramUnderTest program =
        ProgramUnderTest.of(directory.resolve("c"), WAITS.formatted('"' + go.toString() + '"'));
    ExecutorService threads = Executors.newSingleThreadExecutor();
    try (Worker worker = program.worker(options -> options)) {
      worker.awaitReady();
      long first = worker.processId().orElseThrow();
      Future<RunReport> report = threads.submit(() -> worker.run(program.request(5)));
      Thread.sleep(300);
      ProcessHandle.of(first).orElseThrow().destroyForcibly();
      Files.writeString(go, "");

      assertThat(report.get().ending()).isEqualTo(Ending.returned("5"));
      assertThat(worker.processId()).isNotEqualTo(first);
      assertThat(worker.started()).isEqualTo(2);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void aRunThatLosesItsProcessTwiceIsReportedLost() throws IOException {
    // Nothing the guard knows of: the process crashes in native code.
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) throws Exception {
              if (n == 0) return 0;
              var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
              field.setAccessible(true);
              ((sun.misc.Unsafe) field.get(null)).getInt(8L);
              return n;
            }
            """);
    try (Worker worker = program.worker(options -> options)) {
      assertThat(worker.run(program.request(1)).ending().kind()).isEqualTo(Ending.Kind.WORKER_LOST);
      assertThat(worker.started()).isEqualTo(3);
      assertThat(worker.run(program.request(0)).ending()).isEqualTo(Ending.returned("0"));
    }
  }

  @Test
  void oneProcessServesManyEntries() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            static int calls;
            public static int run(int n) { return n + ++calls; }
            public static int twice(int n) { calls++; return 2 * n + calls; }
            public static int exits(int n) { System.exit(n); return n; }
            """);
    WorkerOptions options = program.options();
    try (WorkerPool pool = new WorkerPool(options, program.factory, 1)) {
      Ending first = pool.use(worker -> worker.run(program.request(5))).ending();
      List<Long> processes = pool.processIds();
      pool.enter(options.withEntry(new MethodId("P", "twice", "(I)I")).withSeed(3));
      Ending second = pool.run(program.request(5)).ending();
      BatchReport batched = pool.batch(InputRows.of(List.of(program.input(6))), Listing.NOTABLE);
      pool.enter(
          options
              .withEntry(new MethodId("P", "exits", "(I)I"))
              .withAllowed(Set.of(Permission.EXIT)));
      Ending third = pool.run(program.request(5)).ending();

      assertThat(List.of(first, second, batched.listed().get(0).ending(), third))
          .isEqualTo(
              List.of(
                  Ending.returned("6"),
                  Ending.returned("11"),
                  Ending.returned("13"),
                  Ending.returned("exit(5)")));
      assertThat(pool.processIds()).isEqualTo(processes);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void anUnknownEntryIsASentence() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.identity(directory);
    try (Worker worker = program.worker(options -> options)) {
      WorkerOptions unknown = program.options().withEntry(new MethodId("Unknown", "run", "(I)I"));

      assertThatThrownBy(() -> worker.enter(unknown)).hasMessageContaining("Unknown");

      worker.enter(program.options());
      assertThat(worker.run(program.request(2)).ending()).isEqualTo(Ending.returned("2"));
    }
  }

  @Test
  void aPoolMakesRunsForManyThreads() throws Exception {
    ProgramUnderTest program = ProgramUnderTest.identity(directory);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try (WorkerPool pool = new WorkerPool(program.options(), program.factory, 2)) {
      List<Future<RunReport>> reports = new ArrayList<>();
      for (int n = 0; n < 100; n++) {
        int input = n;
        reports.add(threads.submit(() -> pool.run(program.request(input))));
      }
      for (int n = 0; n < 100; n++) {
        assertThat(reports.get(n).get().ending()).isEqualTo(Ending.returned(String.valueOf(n)));
      }
      assertThat(pool.processIds()).hasSize(2).doesNotHaveDuplicates();
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void closingEndsTheProcessAndRemovesItsDirectory() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) {
              System.out.print(System.getProperty("java.io.tmpdir"));
              return n;
            }
            """);
    Worker worker = program.worker(options -> options);
    Path scratch = Path.of(worker.run(program.request(1)).output()).getParent();
    ProcessHandle process = ProcessHandle.of(worker.processId().orElseThrow()).orElseThrow();
    assertThat(scratch).isDirectory();

    worker.close();

    assertThat(process.isAlive()).isFalse();
    assertThat(scratch).doesNotExist();
    assertThatThrownBy(() -> worker.run(program.request(1))).hasMessageContaining("closed");
  }

  @Test
  void aProcessEndsByItselfWhenItsControllerIsGone() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory, "public static int run(int n) { while (n != 0) { n |= 1; } return n; }");
    try (Watchdog watchdog = new Watchdog()) {
      WorkerProcess process =
          WorkerProcess.start(
              program.options().withLimits(new RunLimits(Integer.MAX_VALUE, 100, 1, 1)),
              program.factory,
              watchdog);
      process.awaitReady(Duration.ofMinutes(1));
      process.send(new Request.Run(program.request(1)));

      // Closes its standard input, as the end of the controller would, and waits.
      process.close(Duration.ofMinutes(1));

      assertThat(process.exitCode()).isZero();
    }
  }

  @Test
  void aMissingClassPathEntryIsASentence() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.identity(directory);
    WorkerOptions options =
        WorkerOptions.of(List.of(directory.resolve("nowhere")), new MethodId("P", "run", "(I)I"));
    try (Worker worker = new Worker(options, program.factory)) {
      assertThatThrownBy(() -> worker.run(program.request(1)))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("nowhere");
    }
  }
}
