package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllowanceTest {
  private final Allowance allowance = new Allowance(1000);

  @Test
  void whoHadTheProcessorsAllTheTimeHasHadEnough() {
    assertThat(allowance.use(1000)).isFalse();
  }

  @Test
  void severalThreadsUseMoreThanTheTime() {
    assertThat(allowance.use(1700)).isFalse();
  }

  @Test
  void whoWaitsGetsNoMore() {
    assertThat(allowance.use(99)).isFalse();
  }

  @Test
  void whoHadAPartGetsTheRest() {
    assertThat(allowance.use(400)).isTrue();
    assertThat(allowance.stretch()).isEqualTo(600);
    assertThat(allowance.use(500)).isTrue();
    assertThat(allowance.stretch()).isEqualTo(100);
    assertThat(allowance.use(100)).isFalse();
  }

  @Test
  void whoBeginsToWaitGetsNoMore() {
    assertThat(allowance.use(400)).isTrue();
    assertThat(allowance.use(10)).isFalse();
  }
}
