package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WalkOptionsTest {
  @Test
  void publishedParametersAreThoseOfTable53() {
    WalkOptions options = WalkOptions.asPublished();
    assertThat(options.steps()).isEqualTo(150);
    assertThat(options.neighbours()).isEqualTo(10);
    assertThat(options.bisection()).isEqualTo(WalkOptions.Bisection.ON);
    assertThat(options.techniques()).isEmpty();
    assertThat(options.tabuSteps(10)).isEqualTo(3);
    assertThat(options.tabuSteps(4)).isEqualTo(2);
    assertThat(options.tabuSteps(1)).isEqualTo(1);
  }

  @Test
  void variantsChangeOneThing() {
    WalkOptions options = WalkOptions.asPublished();
    assertThat(options.withoutTabu().tabuSteps(10)).isZero();
    assertThat(options.withoutTabu().tabu(3)).isEqualTo(options);
    assertThat(options.withoutBisection().bisection()).isEqualTo(WalkOptions.Bisection.OFF);
    assertThat(options.steps(10).steps(150)).isEqualTo(options);
    assertThat(options.with(Technique.PAIR_MOVES).without(Technique.PAIR_MOVES)).isEqualTo(options);
    assertThat(WalkOptions.defaults().techniques()).contains(Technique.values());
  }

  @Test
  void senselessParametersAreRefused() {
    assertThatThrownBy(() -> WalkOptions.defaults().steps(0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WalkOptions.defaults().radius(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
