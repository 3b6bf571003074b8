package dev.quarry.search.markov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EstimatorTest {
  private static double[] estimate(Estimator estimator, double... counts) {
    var probabilities = new double[counts.length];
    estimator.estimate(counts, probabilities);
    return probabilities;
  }

  @Test
  void laplaceAddsOneToEveryCount() {
    assertThat(estimate(new Laplace(), 0, 0)).containsExactly(0.5, 0.5);
    assertThat(estimate(new Laplace(), 8, 0)).containsExactly(0.9, 0.1);
    assertThat(estimate(new Laplace(), 3, 0, 1)).containsExactly(4 / 7.0, 1 / 7.0, 2 / 7.0);
  }

  @Test
  void lidstoneAddsPartOfASighting() {
    assertThat(estimate(new Lidstone(0.25), 0, 0)).containsExactly(0.5, 0.5);
    assertThat(estimate(new Lidstone(0.25), 9.5, 0)).containsExactly(0.975, 0.025);
    assertThat(estimate(new Lidstone(1), 8, 0)).containsExactly(0.9, 0.1);
  }

  @Test
  void goodTuringTakesTheUnseenMassFromWhatWasSeenOnce() {
    assertThat(estimate(new GoodTuring(), 0, 0)).containsExactly(0.5, 0.5);
    assertThat(estimate(new GoodTuring(), 7, 1, 1, 0)[3]).isEqualTo(0.2);
    assertThat(estimate(new GoodTuring(), 9, 0, 0)).containsExactly(0.95, 0.025, 0.025);
  }

  @Test
  void goodTuringTakesFrequenciesOnceEverythingWasSeen() {
    assertThat(estimate(new GoodTuring(), 9, 1)).containsExactly(0.9, 0.1);
  }

  @Test
  void estimatesAddUpToOneAndRuleNothingOut() {
    var random = new Random(1);
    for (Estimator estimator :
        new Estimator[] {new Laplace(), new Lidstone(0.1), new GoodTuring()}) {
      for (int i = 0; i < 1000; i++) {
        double[] counts =
            random.doubles(1 + random.nextInt(6), -3, 8).map(c -> Math.max(0, c)).toArray();
        double[] probabilities = estimate(estimator, counts);
        assertThat(Arrays.stream(probabilities).sum()).isCloseTo(1, within(1e-12));
        assertThat(Arrays.stream(probabilities).min().orElse(0)).isPositive();
      }
    }
  }
}
