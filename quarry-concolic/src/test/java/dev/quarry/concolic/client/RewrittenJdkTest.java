package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.concolic.jdk.RewrittenJdk;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.program.ledger.AssumptionCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers of a Java image whose own code is followed, against those with a plain JDK. */
class RewrittenJdkTest {
  private static final int CASES = 16;
  private static final int RUNS = 40;

  private static final String PROGRAM =
      """
      public static int run(int n) throws Exception {
        int v = n >> 4;
        switch (n & 15) {
          case 0: return java.time.LocalDate.of(2024, 1, 1).plusDays(v).getMonthValue();
          case 1: return java.time.LocalDate.parse("2024-" + (v & 31) + "-15").getDayOfYear();
          case 2:
            return java.math.BigDecimal.valueOf(v, 2)
                .add(new java.math.BigDecimal("1.5")).compareTo(java.math.BigDecimal.TEN);
          case 3: return new java.math.BigInteger("" + v).multiply(java.math.BigInteger.TEN).bitLength();
          case 4: {
            int length = 0;
            StringTokenizer tokens = new StringTokenizer("a," + v + ",,b", ",");
            while (tokens.hasMoreTokens()) {
              length = 10 * length + tokens.nextToken().length();
            }
            return length;
          }
          case 5: {
            BitSet bits = new BitSet();
            bits.set(v & 127);
            return bits.nextSetBit(70);
          }
          case 6:
            return java.text.NumberFormat.getInstance(Locale.US).parse(v + ".5x").intValue() > 3 ? 1 : 2;
          case 7: return java.time.Duration.ofSeconds(v).toMinutesPart();
          case 8: return java.time.LocalTime.of(v & 31, v & 63).isAfter(java.time.LocalTime.NOON) ? 1 : 0;
          case 9: {
            TreeMap<java.math.BigDecimal, Integer> sorted = new TreeMap<>();
            sorted.put(java.math.BigDecimal.ONE, 1);
            sorted.put(java.math.BigDecimal.valueOf(v), 2);
            return sorted.firstEntry().getValue();
          }
          case 10: {
            Set<java.time.LocalDate> days = new HashSet<>();
            days.add(java.time.LocalDate.of(2024, 1, 2));
            return days.contains(java.time.LocalDate.of(2024, 1, 1).plusDays(v & 3)) ? 1 : 0;
          }
          case 11: return String.format("%s|%5.1f", v, java.math.BigDecimal.valueOf(v, 1)).length();
          case 12:
            return java.time.Period.between(
                java.time.LocalDate.of(2000, 2, 29), java.time.LocalDate.of(2000, 2, 29).plusDays(v & 0xfff))
                .getMonths();
          case 13: return new java.text.DecimalFormat("#,##0.00").format(v).length();
          case 14: return java.time.ZoneOffset.ofTotalSeconds(v & 0xff).getTotalSeconds() > 9 ? 1 : 0;
          default:
            return java.time.format.DateTimeFormatter.ofPattern("dd.MM.uuuu")
                .parse((10 + (v & 31)) + ".02.2023", java.time.LocalDate::from).getDayOfMonth();
        }
      }
      """;

  @TempDir Path directory;

  /** Kept for the next build: it is named after the code that makes it. */
  private static final Path IMAGES = Path.of("target", "images").toAbsolutePath();

  @BeforeAll
  static void makeAnImage() throws IOException, InterruptedException {
    RewrittenJdk.make(new ImageCache(IMAGES), step -> {});
  }

  @AfterEach
  void forgetIt() {
    System.clearProperty(ImageCache.DIRECTORY);
  }

  private static List<Integer> inputs() {
    Random random = new Random(19);
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < CASES * RUNS; i++) {
      int magnitude = random.nextInt(28);
      int value = i < CASES ? 0 : random.nextInt() >> (31 - magnitude);
      all.add(value << 4 | i % CASES);
    }
    return all;
  }

  private static List<RunReport> reports(ProgramUnderTest program) throws IOException {
    try (Worker worker = program.worker(options -> options)) {
      List<RunReport> reports = new ArrayList<>();
      for (int n : inputs()) {
        reports.add(worker.run(program.request(n)));
      }
      return reports;
    }
  }

  @Test
  void runsEndAsOnAPlainJdkAndTheirConditionsHold() throws IOException {
    ProgramUnderTest program = ProgramUnderTest.of(directory, PROGRAM);
    List<RunReport> plain = reports(program);
    System.setProperty(ImageCache.DIRECTORY, IMAGES.toString());
    List<RunReport> followed = reports(program);
    Interpreter interpreter = new Interpreter(new JdkFunctions());
    Map<Integer, Integer> more = new TreeMap<>();
    for (int i = 0; i < plain.size(); i++) {
      RunReport report = followed.get(i);
      assertThat(report.ending()).as("case %d", i % CASES).isEqualTo(plain.get(i).ending());
      for (Event event : report.events()) {
        assertThat(interpreter.evaluate(event.condition(), report.input()))
            .as("case %d: %s", i % CASES, event)
            .isEqualTo(true);
      }
      more.merge(i % CASES, report.events().size() - plain.get(i).events().size(), Integer::sum);
    }
    for (int each : List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15)) {
      assertThat(more.get(each)).as("events that only following gives, case %d", each).isPositive();
    }
  }

  @Test
  void nothingIsLeftOverFromRunsBefore() throws IOException {
    System.setProperty(ImageCache.DIRECTORY, IMAGES.toString());
    ProgramUnderTest program = ProgramUnderTest.of(directory, PROGRAM);
    List<RunReport> inOneWorker = reports(program);
    for (int i = inOneWorker.size() - CASES; i < inOneWorker.size(); i++) {
      RunReport alone = program.run(inputs().get(i));
      assertThat(conditions(inOneWorker.get(i)))
          .as("case %d", i % CASES)
          .isEqualTo(conditions(alone));
    }
  }

  private static List<String> conditions(RunReport report) {
    return report.events().stream().map(event -> event.condition().toString()).toList();
  }

  @Test
  void whatIsNotFollowedIsTold() throws IOException {
    System.setProperty(ImageCache.DIRECTORY, IMAGES.toString());
    ProgramUnderTest program = ProgramUnderTest.of(directory, PROGRAM);
    assertThat(program.run(5 << 4 | 14).assumptions())
        .anySatisfy(told -> assertThat(told.code()).isEqualTo(AssumptionCode.ARGUMENT_LOST));
    assertThat(program.run(5 << 4).assumptions())
        .noneSatisfy(told -> assertThat(told.code()).isEqualTo(AssumptionCode.ARGUMENT_LOST));
  }
}
