package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import org.junit.jupiter.api.Test;

/** What the launcher passes to main. */
class LauncherRunTest {
  private static final String SOURCE =
      """
      public class A {
        public static void main(String[] args) {
          if (args == null) throw new IllegalStateException();
          if (args.length == 1 && args[0] == null) throw new IllegalArgumentException();
        }
        public static void other(String[] args) { if (args == null) throw new Error(); }
      }
      """;

  private final ConcolicHarness program = ConcolicHarness.compile(SOURCE);

  @Test
  void nullIsNotPassedThoughAModelAsksForIt() {
    RunOutcome none = program.run("A#main", "args", new Ref(0));
    RunOutcome one =
        program.run("A#main", "args", new Ref(1), "args#length", 1, "args[0]", new Ref(0));

    assertThat(none.ending().exception()).isEmpty();
    assertThat(one.ending().exception()).isEmpty();
    assertThat(one.assumptions())
        .extracting(Assumption::code)
        .containsExactly(AssumptionCode.LAUNCHER);
  }

  @Test
  void otherMethodsArePassedNull() {
    assertThat(program.run("A#other", "args", new Ref(0)).ending().exception())
        .isEqualTo("java.lang.Error");
  }
}
