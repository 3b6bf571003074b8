package dev.quarry.search.greedy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quarry.search.greedy.GreedyRule.Kind;
import org.junit.jupiter.api.Test;

class GreedyRuleTest {
  private final GreedyRule rule = new GreedyRule();

  @Test
  void worthIsRewardPerCost() {
    assertThat(rule.worth(Kind.SOLVING, 3, 2)).isEqualTo(1.5);
    assertThat(rule.worth(Kind.RANDOM, 3, 2)).isEqualTo(1.5);
  }

  @Test
  void aDisappointmentLowersWhatItsKindIsWorthAndNoOther() {
    for (int i = 0; i < 20; i++) {
      rule.observe(Kind.SOLVING, 1, 0);
    }
    assertThat(rule.worth(Kind.SOLVING, 1, 1)).isLessThan(0.1);
    assertThat(rule.worth(Kind.RANDOM, 1, 1)).isEqualTo(1);
    assertThat(rule.worth(Kind.ASKING, 1, 1)).isEqualTo(1);
  }

  @Test
  void randomRunsPromiseNoMoreThanTheyLatelyGave() {
    assertThat(GreedyRule.ofRandomRun(2, 10, 0)).isEqualTo(2);
    assertThat(GreedyRule.ofRandomRun(2, 1000, 999)).isEqualTo(0.004);
  }

  @Test
  void randomRunsPromiseALittleAsLongAsSomethingIsLeft() {
    assertThat(GreedyRule.ofRandomRun(1e-12, 99, 99)).isEqualTo(0.0025);
    assertThat(GreedyRule.ofRandomRun(0, 99, 99)).isZero();
  }

  @Test
  void vainAttemptsLowerConfidence() {
    assertThat(GreedyRule.confidence(0, 0)).isEqualTo(1);
    assertThat(GreedyRule.confidence(3, 3)).isEqualTo(1);
    assertThat(GreedyRule.confidence(9, 0)).isEqualTo(0.1);
  }

  @Test
  void batchesDoubleAllRunsWithinLimits() {
    assertThat(GreedyRule.batch(0)).isEqualTo(32);
    assertThat(GreedyRule.batch(500)).isEqualTo(500);
    assertThat(GreedyRule.batch(1_000_000)).isEqualTo(4096);
  }

  @Test
  void whatWasNeverSeenCountsAQuarterOfATime() {
    double[] probabilities = new double[2];
    GreedyRule.estimator().estimate(new double[] {9.5, 0}, probabilities);
    assertThat(probabilities[1]).isCloseTo(0.025, within(1e-12));
  }
}
