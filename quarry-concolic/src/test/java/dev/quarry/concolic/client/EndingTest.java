package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that end badly: each has a named ending, and the run after it is as usual. */
class EndingTest {
  private static final Duration RUN_TIME = Duration.ofSeconds(8);

  /** For runs that take longer anyway. */
  private static final Duration SHORT = Duration.ofSeconds(2);

  @TempDir Path directory;
  private Worker worker;

  @AfterEach
  void end() {
    worker.close();
  }

  /** Runs with 1, which shows the fault, and then with 0, which must return 0. */
  private RunReport faulty(String members) throws IOException {
    return faulty(members, RUN_TIME);
  }

  private RunReport faulty(String members, Duration limit) throws IOException {
    ProgramUnderTest program = ProgramUnderTest.of(directory, members);
    worker =
        program.worker(
            options ->
                options
                    .withProcess(options.process().withRunTime(RUN_TIME))
                    .withLimits(new RunLimits(100_000_000, 10_000, 100, 3)));
    RunReport report = worker.run(program.request(1), limit);
    assertThat(worker.run(program.request(0)).ending()).isEqualTo(Ending.returned("0"));
    return report;
  }

  @Test
  void anExceptionIsReportedWithItsPlace() throws IOException {
    RunReport report =
        faulty(
            "public static int run(int n) {\n"
                + " return n == 0 ? 0 :\n"
                + " List.of().iterator().next().hashCode(); }");

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.THREW);
    assertThat(report.ending().exception()).isEqualTo("java.util.NoSuchElementException");
    assertThat(report.ending().place()).isEqualTo("P.java:7");
  }

  @Test
  void aLoopWithoutEndTimesOut() throws IOException {
    RunReport report =
        faulty("public static int run(int n) { while (n != 0) { n |= 1; } return n; }", SHORT);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.TIMED_OUT);
  }

  @Test
  void aLoopInsideTheJdkTimesOut() throws IOException {
    RunReport report =
        faulty(
            """
            public static int run(int n) {
              return n == 0 ? 0 : new java.math.BigInteger("3").pow(99_999_999).bitCount();
            }
            """,
            SHORT);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.TIMED_OUT);
  }

  @Test
  void waitingForEverTimesOut() throws IOException {
    RunReport report =
        faulty(
            "public static int run(int n) throws Exception {"
                + " if (n != 0) synchronized (P.class) { P.class.wait(); } return n; }",
            SHORT);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.TIMED_OUT);
    assertThat(worker.started()).isEqualTo(2);
  }

  @Test
  void whatEndsARunLeavesLocksAndFinallyBehind() throws IOException {
    RunReport report =
        faulty(
            """
            public static int run(int n) {
              synchronized (P.class) {
                try {
                  synchronized (List.of()) {
                    int sum = n;
                    for (int i = 0; n != 0; i++) {
                      sum += n + i > 0 ? 1 : 0;
                    }
                    return sum;
                  }
                } finally {
                  if (!Thread.holdsLock(P.class) || Thread.holdsLock(List.of())) {
                    return -1;
                  }
                }
              }
            }
            """);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.PATH_TOO_LONG);
    assertThat(worker.started()).isEqualTo(1);
  }

  @Test
  void aFullHeapIsReported() throws IOException {
    RunReport report =
        faulty(
            """
            static List<byte[]> kept = new ArrayList<>();
            public static int run(int n) {
              while (n != 0) kept.add(new byte[1 << 20]);
              return n;
            }
            """);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.HEAP_EXHAUSTED);
  }

  @Test
  void anArrayTooLargeDoesNotCostTheWorker() throws IOException {
    RunReport report =
        faulty("public static int run(int n) { return new long[n * 1_000_000_000].length; }");

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.HEAP_EXHAUSTED);
    assertThat(worker.started()).isEqualTo(1);
  }

  @Test
  void aStackOverflowIsAnExceptionOfTheProgram() throws IOException {
    RunReport report = faulty("public static int run(int n) {\n return n == 0 ? 0 : run(n) + 1; }");

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.THREW);
    assertThat(report.ending().exception()).isEqualTo("java.lang.StackOverflowError");
    assertThat(report.ending().place()).isEqualTo("P.java:6");
    assertThat(worker.started()).isEqualTo(1);
  }

  @Test
  void megabytesOfOutputAreCut() throws IOException {
    RunReport report =
        faulty(
            """
            public static int run(int n) {
              if (n == 0) return 0;
              System.out.println("first");
              System.err.println("second");
              for (int i = 0; i < 100_000; i++) System.out.println("The same sentence again.");
              System.out.close();
              return n;
            }
            """);

    assertThat(report.ending()).isEqualTo(Ending.returned("1"));
    assertThat(report.output()).startsWith("first\nsecond\nThe same").hasSize(10_001);
  }

  @Test
  void standardInputIsEmpty() throws IOException {
    RunReport report =
        faulty("public static int run(int n) throws IOException { return n * System.in.read(); }");

    assertThat(report.ending()).isEqualTo(Ending.returned("-1"));
  }

  @Test
  void aFailingInitialiserIsNamed() throws IOException {
    RunReport report =
        faulty(
            """
            static class Bad {
              static int value = Integer.parseInt("none");
            }
            public static int run(int n) { return n == 0 ? 0 : Bad.value; }
            """);

    assertThat(report.ending().kind()).isEqualTo(Ending.Kind.INITIALISER_FAILED);
    assertThat(report.ending().message()).contains("NumberFormatException");
    assertThat(report.ending().place()).isEqualTo("P.java:6");
  }

  @Test
  void anInitialiserFailsTheSameWayInEveryRun() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            static class Bad {
              static int value = Integer.parseInt("none");
            }
            public static int run(int n) { return Bad.value; }
            """);
    worker = program.worker(options -> options);

    Ending first = worker.run(program.request(1)).ending();

    assertThat(first.exception()).isEqualTo("java.lang.ExceptionInInitializerError");
    assertThat(worker.run(program.request(1)).ending()).isEqualTo(first);
  }

  @Test
  void aMissingClassIsNamed() throws IOException {
    CompiledProgram.compile(directory, "Gone", "class Gone { static int f() { return 1; } }");
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory, "public static int run(int n) { return n == 0 ? 0 : Gone.f(); }");
    Files.delete(directory.resolve("Gone.class"));
    worker = program.worker(options -> options);

    Ending ending = worker.run(program.request(1)).ending();

    assertThat(ending.kind()).isEqualTo(Ending.Kind.CLASS_MISSING);
    assertThat(ending.message()).isEqualTo("Gone");
    assertThat(worker.run(program.request(0)).ending()).isEqualTo(Ending.returned("0"));
  }

  @Test
  void staticStateDoesNotOutliveARun() throws IOException {
    RunReport report =
        faulty(
            """
            static int count;
            static List<Integer> seen = new ArrayList<>(List.of(5));
            static Map<String, Integer> map = new HashMap<>();
            public static int run(int n) {
              count += n + 1;
              seen.add(n);
              map.merge("n", 1, Integer::sum);
              System.setProperty("quarry.test", "set");
              Locale.setDefault(Locale.GERMANY);
              return count == n + 1 && seen.size() == 2 && map.get("n") == 1 ? n : -1;
            }
            """);

    assertThat(report.ending()).isEqualTo(Ending.returned("1"));
  }

  @Test
  void stateOfTheJdkDoesNotOutliveARun() throws IOException {
    RunReport report =
        faulty(
            """
            public static int run(int n) {
              boolean clean = System.getProperty("left.behind") == null
                  && Locale.getDefault().equals(Locale.US)
                  && TimeZone.getDefault().getID().equals("UTC")
                  && !Thread.currentThread().isInterrupted();
              System.setProperty("left.behind", "yes");
              Locale.setDefault(Locale.GERMANY);
              TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
              System.setOut(new PrintStream(new ByteArrayOutputStream()));
              Thread.currentThread().interrupt();
              return clean ? n : -1;
            }
            """);

    assertThat(report.ending()).isEqualTo(Ending.returned("1"));
  }

  @Test
  void assertionsAreEnabledAndResourcesFound() throws IOException {
    Files.writeString(directory.resolve("text.txt"), "here");
    RunReport report =
        faulty(
            """
            public static int run(int n) throws IOException {
              boolean asserted = false;
              assert asserted = true;
              try (InputStream in = P.class.getResourceAsStream("/text.txt")) {
                if (!new String(in.readAllBytes()).equals("here")) return -1;
              }
              if (ClassLoader.getSystemClassLoader() != P.class.getClassLoader()) return -2;
              if (P.class.getProtectionDomain().getCodeSource().getLocation() == null) return -3;
              return asserted ? n : -4;
            }
            """);

    assertThat(report.ending()).isEqualTo(Ending.returned("1"));
  }
}
