package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same request has the same report, in every run and in every process. */
class DeterminismTest {
  private static final String ASKS_EVERYBODY =
      """
      public static int run(int n) throws Exception {
        System.out.println(System.currentTimeMillis() + " " + System.nanoTime());
        System.out.println(new Date().getTime() + " " + Calendar.getInstance().getTimeInMillis());
        System.out.println(java.time.Instant.now() + " " + java.time.LocalDate.now());
        System.out.println(java.time.LocalDateTime.now() + " " + java.time.ZonedDateTime.now());
        System.out.println(java.time.Clock.systemUTC().millis());
        System.out.println(Math.random() + " " + StrictMath.random());
        System.out.println(new Random().nextInt() + " " + new Random().nextInt());
        System.out.println(java.util.concurrent.ThreadLocalRandom.current().nextLong());
        System.out.println(new SplittableRandom().nextLong());
        System.out.println(java.util.random.RandomGenerator.getDefault().nextLong());
        System.out.println(new java.security.SecureRandom().nextInt());
        System.out.println(UUID.randomUUID());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        Collections.shuffle(list);
        System.out.println(list);
        System.out.println(Set.of("a", "b", "c", "d", "e", "f", "g"));
        System.out.println(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5));
        System.out.println(Locale.getDefault() + " " + TimeZone.getDefault().getID()
            + " " + java.nio.charset.Charset.defaultCharset());
        System.out.println(String.format("%,.2f", 1234567.891));
        return n;
      }
      """;

  @TempDir Path directory;

  @Test
  void timeAndChanceAreTheSameInEveryRunAndProcess() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.of(directory, ASKS_EVERYBODY);
    RunReport first;
    try (Worker worker = program.worker(options -> options)) {
      first = worker.run(program.request(1));
      assertThat(first.ending()).isEqualTo(Ending.returned("1"));
      assertThat(worker.run(program.request(1))).isEqualTo(first);
      assertThat(worker.run(program.request(1))).isEqualTo(first);
    }
    assertThat(program.run(1)).isEqualTo(first);
    assertThat(first.output()).contains("2024-01-01").contains("en_US UTC UTF-8");
  }

  @Test
  void anotherSeedGivesOtherChances() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory, "public static int run(int n) { return new Random().nextInt(); }");

    assertThat(program.run(1, options -> options.withSeed(7)).ending())
        .isNotEqualTo(program.run(1).ending());
  }

  @Test
  void twoGeneratorsDiffer() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            "public static int run(int n) {"
                + " return new Random().nextInt() == new Random().nextInt() ? -1 : n; }");

    assertThat(program.run(1).ending()).isEqualTo(Ending.returned("1"));
  }

  @Test
  void sleepingTakesTheProgramsTimeAndNotOurs() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) throws Exception {
              long start = System.currentTimeMillis();
              Thread.sleep(100_000);
              java.util.concurrent.TimeUnit.DAYS.sleep(1);
              return System.currentTimeMillis() - start > 86_500_000 ? n : -1;
            }
            """);

    assertThat(program.run(1).ending()).isEqualTo(Ending.returned("1"));
  }

  @Test
  void waitingForADeadlineEnds() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            public static int run(int n) {
              long end = System.nanoTime() + 1_000_000_000L;
              while (System.nanoTime() < end) { }
              return n;
            }
            """);

    assertThat(program.run(1).ending()).isEqualTo(Ending.returned("1"));
  }
}
