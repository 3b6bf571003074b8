package dev.quarry.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PathRunsTest {
  private final PathRuns runs = new PathRuns(0.001);

  @Test
  void quickRunsAreAlwaysAffordable() {
    for (int i = 0; i < 1_000; i++) {
      runs.add(0.02);
    }
    assertThat(runs.isAffordable()).isTrue();
  }

  @Test
  void slowRunsTakeNoLongerThanBatchesDid() {
    runs.add(2);
    assertThat(runs.isAffordable()).isFalse();
    runs.addBatch(2);
    assertThat(runs.isAffordable()).isFalse();
    runs.addBatch(2);
    assertThat(runs.isAffordable()).isTrue();
    runs.add(2);
    assertThat(runs.isAffordable()).isFalse();
  }
}
