package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.coverage.CoveredProbes;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerBatchTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  @TempDir Path directory;

  @Test
  void aBatchReportsEachRunInOrder() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.identity(directory);
    try (Worker worker = program.worker(options -> options)) {
      BatchReport report = worker.batch(program.rows(1000), Listing.ALL);

      assertThat(report.runs()).isEqualTo(1000);
      assertThat(report.listed())
          .extracting(run -> run.row() + " " + run.ending().value())
          .isEqualTo(IntStream.range(0, 1000).mapToObj(n -> n + " " + n).toList());
    }
  }

  @Test
  void aBatchTellsWhatIsNewAndWhatFailed() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            static int calls;
            public static int run(int n) {
              calls++;
              if (n > 500) throw new IllegalStateException("call " + calls);
              return n % 7 == 3 ? 1 : 2;
            }
            """);
    try (Worker worker = program.worker(options -> options)) {
      List<ListedRun> listed = worker.batch(program.rows(503), Listing.NOTABLE).listed();

      assertThat(listed).extracting(ListedRun::row).containsExactly(0, 3, 501, 502);
      assertThat(listed.get(0).ending()).isEqualTo(Ending.returned("2"));
      assertThat(listed.get(1).ending()).isEqualTo(Ending.returned("1"));
      assertThat(listed.get(1).growth().byClass().get("P").cardinality()).isEqualTo(2);
      assertThat(listed.get(2).growth().byClass()).isNotEmpty();
      assertThat(listed.get(3).growth()).isEqualTo(CoveredProbes.NONE);
      assertThat(listed.get(3).ending())
          .isEqualTo(
              new Ending(
                  Ending.Kind.THREW,
                  "",
                  "java.lang.IllegalStateException",
                  "call 1",
                  "P.java:8",
                  List.of("P:8"),
                  List.of()));
      assertThat(worker.batch(program.rows(500), Listing.NOTABLE))
          .isEqualTo(new BatchReport(500, List.of()));
    }
  }

  @Test
  void aBatchMayTellEverythingThatItsRunsExecute() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            static final int[] SQUARES = new int[10];
            static int largest;
            static { for (int i = 0; i < SQUARES.length; i++) SQUARES[i] = i * i; }
            public static int run(int n) {
              largest = Math.max(largest, n);
              return switch (n % 4) {
                case 0 -> largest > n ? 5 : 6;
                case 1 -> SQUARES[n];
                default -> new Object() { int of(int m) { return m > 3 ? m : -m; } }.of(n);
              };
            }
            """);
    try (Worker worker = program.worker(options -> options)) {
      worker.run(program.request(0));
      worker.batch(program.rows(20), Listing.NOTABLE);

      List<ListedRun> whole = worker.batch(program.rows(20), Listing.WHOLE).listed();

      assertThat(whole).hasSize(20);
      for (ListedRun run : whole) {
        RunReport again = worker.run(program.request(run.row()));
        assertThat(run.growth()).isEqualTo(again.coverage());
        assertThat(run.ending()).isEqualTo(again.ending());
      }
      assertThat(worker.batch(program.rows(13), Listing.NOTABLE).listed()).isEmpty();
    }
  }

  @Test
  void aBatchMayEndWhereARunHangs() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) {
              return n == 30 ? new java.math.BigInteger("3").pow(99_999_999).bitCount() : n;
            }
            """);
    try (Worker worker =
        program.worker(
            options -> options.withProcess(options.process().withRunTime(Duration.ofSeconds(1))))) {
      BatchStart lost = worker.batchUntilLoss(program.rows(40), Listing.ALL, LONG);
      assertThat(lost.isLost()).isTrue();
      assertThat(lost.report().runs()).isLessThanOrEqualTo(30);

      BatchStart whole = worker.batchUntilLoss(program.rows(30), Listing.ALL, LONG);
      assertThat(whole.isLost()).isFalse();
      assertThat(whole.report().listed()).hasSize(30);
    }
  }

  @Test
  void aBatchMayEndWhenItHasTakenEnoughTime() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.identity(directory);
    try (Worker worker = program.worker(options -> options)) {
      BatchStart cut = worker.batchUntilLoss(program.rows(1000), Listing.ALL, Duration.ZERO);

      assertThat(cut.isLost()).isFalse();
      assertThat(cut.report().runs()).isEqualTo(1);
      assertThat(cut.report().listed()).hasSize(1);
    }
  }

  @Test
  void aBatchIsRefusedWhatARunIsRefused() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) {
              try { if (n == 50) System.exit(1); } catch (Error e) { return 7; }
              return n;
            }
            """);
    try (Worker worker = program.worker(options -> options)) {
      worker.batch(program.rows(50), Listing.NOTABLE);

      List<ListedRun> listed = worker.batch(program.rows(60), Listing.NOTABLE).listed();

      assertThat(listed).extracting(ListedRun::row).containsExactly(50);
      assertThat(listed.get(0).ending().kind()).isEqualTo(Ending.Kind.REFUSED);
    }
  }

  @Test
  void whatARunPrintsAndSetsIsForgottenInABatch() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) {
              int before = System.getProperties().size();
              System.getProperties().entrySet().removeIf(entry -> entry.getKey().equals("line.separator"));
              System.setProperty("n" + n, "");
              Locale.setDefault(Locale.Category.FORMAT, Locale.GERMANY);
              TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
              System.out.print(n);
              return before;
            }
            """);
    ProgramUnderTest asks =
        ProgramUnderTest.of(
            directory.resolve("asks"),
            """
            public static int run(int n) {
              String seen = String.format("%.1f", 1.5) + TimeZone.getDefault().getID()
                  + System.lineSeparator().length() + System.getProperty("n0");
              Locale.setDefault(Locale.Category.FORMAT, Locale.GERMANY);
              TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
              System.setProperty("n0", "");
              return seen.equals("1.5UTC1null") ? 1 : 0;
            }
            """);
    try (Worker worker = program.worker(options -> options);
        Worker asking = asks.worker(options -> options)) {
      assertThat(worker.batch(program.rows(5), Listing.ALL).listed())
          .extracting(run -> run.ending().value())
          .containsOnly(worker.run(program.request(1)).ending().value());
      assertThat(asking.batch(asks.rows(5), Listing.ALL).listed())
          .extracting(ListedRun::ending)
          .containsOnly(Ending.returned("1"));
    }
  }

  @Test
  void noRunOfALongBatchNoticesTheOneBefore() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            static int calls;
            public static int run(int n) {
              if (n % 4 == 1) calls++;
              String seen = "" + calls + Locale.getDefault() + TimeZone.getDefault().getID()
                  + System.getProperty("n") + Thread.currentThread().isInterrupted()
                  + (Thread.currentThread().getContextClassLoader() == P.class.getClassLoader());
              switch (n % 29) {
                case 3: Locale.setDefault(Locale.GERMANY); break;
                case 5: TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin")); break;
                case 7: System.setProperty("n", "1"); break;
                case 9: Thread.currentThread().interrupt(); break;
                case 11: Thread.currentThread().setContextClassLoader(null); break;
                case 13: System.out.print(n); break;
                case 15: System.setOut(System.err); break;
                case 17: try { System.exit(n); } catch (Throwable e) { } break;
                case 19: seen += Math.random() + System.currentTimeMillis(); break;
                case 20: while (n > 0) { n |= 1; } break;
              }
              if (n % 2 == 0 || n % 29 == 19) throw new IllegalStateException(seen);
              return n;
            }
            """);
    RunLimits fewSteps = new RunLimits(2_000, 100, 1, 1);
    try (Worker worker = program.worker(options -> options.withLimits(fewSteps))) {
      Map<Integer, Ending> listed = new HashMap<>();
      for (ListedRun run : worker.batch(program.rows(2000), Listing.NOTABLE).listed()) {
        listed.put(run.row(), run.ending());
      }

      for (int n = 1000; n < 2000; n += 3) {
        Ending expected = worker.run(program.request(n)).ending();
        boolean isNotable = expected.kind() != Ending.Kind.RETURNED;
        assertThat(listed.get(n)).isEqualTo(isNotable ? expected : null);
      }
    }
  }

  @Test
  void onlyTheGuiltyRunsOfABatchAreLost() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) throws Exception {
              if (n % 300 == 299) synchronized (P.class) { P.class.wait(); }
              return n;
            }
            """);
    try (Worker worker =
        program.worker(
            options -> options.withProcess(options.process().withRunTime(Duration.ofSeconds(1))))) {
      List<ListedRun> runs = worker.batch(program.rows(700), Listing.ALL).listed();

      assertThat(runs).hasSize(700);
      for (int n = 0; n < 700; n++) {
        Ending expected = n % 300 == 299 ? null : Ending.returned(String.valueOf(n));
        if (expected == null) {
          assertThat(runs.get(n).ending().kind()).isEqualTo(Ending.Kind.TIMED_OUT);
        } else {
          assertThat(runs.get(n).ending()).isEqualTo(expected);
        }
      }
    }
  }
}
