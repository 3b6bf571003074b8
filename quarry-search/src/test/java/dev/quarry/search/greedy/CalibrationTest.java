package dev.quarry.search.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CalibrationTest {
  private final Calibration calibration = new Calibration();

  private void observe(int times, double expectation, double gain) {
    for (int i = 0; i < times; i++) {
      calibration.observe(expectation, gain);
    }
  }

  @Test
  void whatComesTrueIsBelieved() {
    assertThat(calibration.factor()).isEqualTo(1);
    observe(50, 1, 1);
    assertThat(calibration.factor()).isEqualTo(1);
  }

  @Test
  void manySmallDisappointmentsAddUp() {
    observe(10_000, 0.001, 0);
    assertThat(calibration.factor()).isLessThan(0.1);
  }

  @Test
  void luckIsForgotten() {
    observe(5, 0.001, 1);
    assertThat(calibration.factor()).isGreaterThan(3);
    observe(200, 0.001, 0);
    assertThat(calibration.factor()).isLessThan(1.1);
  }

  @Test
  void whatBeginsToComeTrueIsBelievedAgain() {
    observe(1_000, 1, 0);
    double before = calibration.factor();
    observe(30, 1, 1);
    assertThat(calibration.factor()).isGreaterThan(10 * before);
  }
}
