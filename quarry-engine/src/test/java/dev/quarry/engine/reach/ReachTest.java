package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.engine.Session;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.program.ProgramException;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Targets in one small program; lines are found by the words of their comments. */
final class ReachTest {
  private static final String SOURCE =
      """
      package acme;

      public class Bank {
        private static final java.util.Set<String> NAMES = new java.util.HashSet<>();
        private static int mode;
        private int visits;
        private int balance;
        private boolean open;

        public Bank(int start) {
          if (start < 0) {
            throw new IllegalArgumentException("negative");
          }
          balance = start;
        }

        public void open() {
          open = true;
        }

        public int withdraw(int amount) {
          if (!open || amount < 0) {
            return -1;
          }
          if (amount > balance) {
            throw new IllegalStateException("poor"); // poor
          }
          balance -= amount;
          if (balance == 777) {
            return 1; // lucky
          }
          return 0;
        }

        public static void register(String name) {
          NAMES.add(name);
        }

        public static boolean names() {
          if (NAMES.size() == 2) {
            return true; // two
          }
          return false;
        }

        public void visit() {
          visits++;
        }

        public boolean isUsual() {
          if (visits == 7) {
            return true; // seven
          }
          return false;
        }

        static int length(String s) {
          return s.length(); // dereference
        }

        public static int first(String s) {
          return length(s) > 3 ? 1 : 0; // call
        }

        public static int second(int a, int b) {
          try {
            return a / b; // quotient
          } catch (ArithmeticException e) {
            return 0;
          }
        }

        public static int never(int x) {
          if (x > 10) {
            if (x < 5) {
              return 1; // never
            }
          }
          return 0;
        }

        public static void prepare(int x) {
          mode = x;
          look();
        }

        public static int look() {
          return mode == 5 ? 1 : 0; // mode
        }

        public static int count(int n) {
          mode = 0;
          while (mode < n) { // loop
            mode++;
          }
          return mode > 100_000_000 && n % 1000 == 7 ? 1 : 0; // far
        }

        public static int shielded(int x) {
          try {
            return middle(x);
          } catch (IllegalStateException e) {
            return -1;
          }
        }

        private static int middle(int x) {
          return deep(x + 1) * 2; // passed
        }

        private static int deep(int x) {
          if (x == 41) {
            throw refusal(x); // thrown
          }
          return x;
        }

        private static IllegalStateException refusal(int x) {
          return new IllegalStateException("no " + x);
        }

        public static int spin(int n) {
          int at = n;
          if (n == 77) {
            at--; // spinning
            while (at > 0) {
              at = at > 5 ? at - 1 : 5;
            }
          }
          return at;
        }

        private static int hidden(int x) {
          return x == 5 ? 1 : 0; // hidden
        }

        private int unused() {
          return 0; // unused
        }

        private int weigh(Scale scale, int[] weights, Comparable<String> label) {
          return scale.tare == 5 && weights.length == 2 && label != null ? 1 : 0; // weighed
        }

        public static final class Scale {
          int tare;

          private Scale() {}
        }
      }
      """;

  @TempDir private static Path directory;
  private static Session session;

  @BeforeAll
  static void compile() throws IOException {
    Path file = directory.resolve("src/acme/Bank.java");
    Files.createDirectories(file.getParent());
    Files.createDirectories(classes());
    Files.writeString(file, SOURCE);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes().toString(), file.toString());
    assertThat(code).isZero();
    session = Session.open(SolverOptions.defaults());
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Path classes() {
    return directory.resolve("classes");
  }

  private static String line(String comment) {
    List<String> lines = SOURCE.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).endsWith("// " + comment)) {
        return "Bank.java:" + (i + 1);
      }
    }
    throw new IllegalArgumentException(comment);
  }

  private static TargetReport reach(Engine engine, String target, String... entries) {
    var options =
        ReachOptions.of(
                Setting.of(List.of(classes())),
                List.of(target),
                Duration.ofSeconds(engine == Engine.BOTH ? 30 : 20),
                TestOutput.in(directory.resolve("tests")))
            .withEntries(List.of(entries))
            .withEngine(engine);
    try {
      return session.reach(options, ReachProgress.NONE).targets().get(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String test(TargetReport report) throws IOException {
    return Files.readString(report.test().orElseThrow().file());
  }

  @Test
  void anObjectInTheRightStateIsMadeByItsConstructorAndMethods() throws IOException {
    TargetReport report = reach(Engine.BACKWARD, line("lucky"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.entry().orElseThrow().name()).isEqualTo("withdraw");
    assertThat(test(report))
        .contains("new Bank(777)", "bank.open();", "assertEquals(1, bank.withdraw(0))");
  }

  @Test
  void theForwardEngineFindsItToo() throws IOException {
    TargetReport report = reach(Engine.FORWARD, line("poor"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.engine()).isEqualTo(Engine.FORWARD);
    assertThat(report.effort().segments()).isZero();
    assertThat(test(report)).contains("assertThrows(IllegalStateException.class");
  }

  @Test
  void bothEnginesProveWhatCantBeReached() {
    TargetReport backward = reach(Engine.BACKWARD, line("never"));
    TargetReport forward = reach(Engine.FORWARD, line("never"));

    assertThat(backward.outcome()).isEqualTo(Outcome.UNREACHABLE);
    assertThat(forward.outcome()).isEqualTo(Outcome.UNREACHABLE);
    assertThat(backward.scope()).contains("acme.Bank#never(int)");
    assertThat(backward.clashes())
        .anySatisfy(
            clash ->
                assertThat(clash.conditions())
                    .extracting(Condition::text)
                    .containsExactlyInAnyOrder("x < 5", "x > 10"));
    assertThat(forward.scope()).contains("Every path was run");
  }

  @Test
  void anExceptionOfAnInstructionIsATarget() throws IOException {
    TargetReport report = reach(Engine.BACKWARD, "NullPointerException@" + line("dereference"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(test(report)).contains("Bank.first(null)");
  }

  @Test
  void anExceptionThatComesOutOfACallIsOneOfTheCallersLineToo() {
    TargetReport report = reach(Engine.BACKWARD, "NullPointerException@" + line("call"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.input()).isEqualTo("Bank.first(null)");
  }

  @Test
  void anExceptionThatIsCaughtIsReachedAllTheSame() {
    TargetReport report = reach(Engine.BOTH, "ArithmeticException@" + line("quotient"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.input()).endsWith(", 0)");
  }

  @Test
  void anExceptionThatIsCaughtFurtherOutIsReachedWhereItComesThrough() {
    TargetReport report = reach(Engine.BACKWARD, "IllegalStateException@" + line("passed"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.input()).isEqualTo("Bank.shielded(40)");
  }

  @Test
  void staticStateThatAnotherEntrySetsBeforeItCallsIsFound() {
    TargetReport report = reach(Engine.BACKWARD, line("mode") + ":true");

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.input()).isEqualTo("Bank.prepare(5)");
  }

  @Test
  void staticStateThatOtherCallsLeaveIsFoundThoughOneCallDoesNotReachIt() {
    TargetReport report = reach(Engine.BOTH, line("two"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.input()).matches("Bank.register\\(.*; Bank.register\\(.*; Bank.names\\(\\)");
  }

  @Test
  void whoNamesTheEntryWantsNoOtherCallsBeforeIt() {
    TargetReport report = reach(Engine.BOTH, line("two"), "acme.Bank#names");

    assertThat(report.outcome()).isNotEqualTo(Outcome.REACHED);
  }

  @Test
  void aCallIsRepeatedUntilTheObjectIsInTheRightState() {
    TargetReport report = reach(Engine.BOTH, line("seven"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.input())
        .isEqualTo("Bank bank = new Bank(0); bank.visit() /* 7 times */; bank.isUsual()");
  }

  @Test
  void withOneEntryOnlyTheProofIsAboutThatEntry() {
    TargetReport report = reach(Engine.BACKWARD, line("mode") + ":true", "acme.Bank#look");

    assertThat(report.outcome()).isEqualTo(Outcome.UNREACHABLE);
    assertThat(report.scope()).contains("one call of acme.Bank#look()");
  }

  @Test
  void theTraceLeadsFromTheTargetToTheEntry() {
    List<TraceStep> trace = reach(Engine.BACKWARD, line("lucky")).trace();

    assertThat(trace.get(0).place()).isEqualTo(line("lucky"));
    assertThat(trace.stream().flatMap(step -> step.fit().stream()).map(Condition::text))
        .contains("amount >= 0");
  }

  @Test
  void whatStoppedASearchIsNamed() {
    TargetReport report = reach(Engine.BACKWARD, line("far") + ":true");

    assertThat(report.outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(report.reasons())
        .contains(
            new Reason(
                AssumptionCode.LOOP_BOUND,
                "The loop was followed for 12 iterations only.",
                line("loop")));
  }

  @Test
  void aPlainRunThatDoesNotEndConfirmsWhatItPassedBefore() {
    TargetReport report = reach(Engine.BOTH, line("spinning"));

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.test()).isEmpty();
    assertThat(report.testMissing()).contains("timedOut");
  }

  @Test
  void whatNoTestCanCallIsNotCalledReached() {
    TargetReport report = reach(Engine.BOTH, line("hidden") + ":true", "acme.Bank#hidden");

    assertThat(report.outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(report.entry()).isEmpty();
    assertThat(report.reasons())
        .singleElement()
        .extracting(Reason::what)
        .asString()
        .contains("acme.Bank#hidden(int)", "x = 5", "not visible to a test");
  }

  @Test
  void noParameterIsShownAsAnObjectOfAnotherType() {
    TargetReport report = reach(Engine.BACKWARD, line("weighed") + ":true", "acme.Bank#weigh");

    assertThat(report.reasons())
        .singleElement()
        .extracting(Reason::what)
        .asString()
        .contains("acme.Bank#weigh(", "tare=5")
        .doesNotContain("= this", "= scale", "= weights", "= label");
  }

  @Test
  void aTargetThatNobodyLeadsToIsAnErrorThatNamesEntries() {
    assertThatThrownBy(() -> reach(Engine.BOTH, line("unused")))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("--entry", "acme.Bank#unused()");
    assertThatThrownBy(() -> reach(Engine.BOTH, line("lucky"), "acme.Bank#first"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("acme.Bank#withdraw(int)");
  }
}
