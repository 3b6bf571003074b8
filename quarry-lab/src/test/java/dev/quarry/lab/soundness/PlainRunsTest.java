package dev.quarry.lab.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.soundness.oracle.PlainOutcome;
import dev.quarry.lab.soundness.oracle.PlainRun.Failure;
import dev.quarry.lab.soundness.oracle.Truth;
import org.junit.jupiter.api.Test;

class PlainRunsTest {
  private final Truth truth = new ProgramCheck(Handmade.compiled()).truth();

  @Test
  void allInputsAreRunAndOneThatIsTurnedAway() {
    assertThat(truth.runs()).isEqualTo(4);
    assertThat(truth.isIncomplete()).isFalse();
  }

  /** Were static fields kept from call to call, the line that is never executed would be. */
  @Test
  void everyCallBeginsInAFreshProgram() {
    assertThat(truth.lines()).contains(7, Handmade.RARE, Handmade.NEVER, 19, 21);
    assertThat(truth.executed()).contains(7, Handmade.RARE, 19, 21);
    assertThat(truth.executed()).doesNotContain(Handmade.NEVER);
  }

  @Test
  void exceptionsAreKnownWhetherCaughtOrNot() {
    String division = ArithmeticException.class.getName();
    assertThat(truth.failures())
        .containsExactlyInAnyOrder(new Failure(division, Handmade.RARE), new Failure(division, 19));
    assertThat(truth.outcomes().get("run"))
        .containsExactlyInAnyOrder(
            new PlainOutcome("-1", "", 0),
            new PlainOutcome("0", "", 0),
            new PlainOutcome("1", "", 0),
            new PlainOutcome("", division, 19));
  }
}
