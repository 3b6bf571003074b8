package dev.quarry.search.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class WeightedSetTest {
  @Test
  void picksInProportionToWeights() {
    WeightedSet<Integer> set = new WeightedSet<>();
    for (int i = 0; i < 10; i++) {
      set.add(i, i + 1);
    }
    set.remove(9);
    set.remove(3);
    set.add(10, 4);

    int[] picks = new int[11];
    Random random = new Random(2);
    for (int i = 0; i < 45_000; i++) {
      picks[set.pick(random)]++;
    }

    // The weights add up to 45.
    assertThat(picks[9]).isZero();
    assertThat(picks[3]).isZero();
    assertThat(picks[0]).isBetween(850, 1150);
    assertThat(picks[8]).isBetween(8_500, 9_500);
    assertThat(picks[10]).isBetween(3_700, 4_300);
  }

  @Test
  void isEmptyWhenAllAreRemoved() {
    WeightedSet<String> set = new WeightedSet<>();
    set.add("a", 1);
    set.add("b", 1e-12);
    set.remove("a");
    assertThat(set.pick(new Random(0))).isEqualTo("b");
    set.remove("b");
    set.remove("b");
    assertThat(set.isEmpty()).isTrue();
  }

  @Test
  void aWeightIsPositive() {
    assertThatThrownBy(() -> new WeightedSet<String>().add("a", 0))
        .hasMessage("A weight must be positive, and this is 0.0.");
  }
}
