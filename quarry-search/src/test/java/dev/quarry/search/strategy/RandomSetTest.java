package dev.quarry.search.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RandomSetTest {
  @Test
  void holdsWhatWasAddedAndNotRemoved() {
    Random random = new Random(8);
    RandomSet<Integer> set = new RandomSet<>();
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      // Grows and shrinks through the size at which an index is made.
      boolean grows = random.nextInt(40) > expected.size() || i % 5000 < 100;
      if (grows) {
        set.add(i);
        expected.add(i);
      } else {
        int picked = set.pick(random);
        assertThat(expected.remove((Integer) picked)).isTrue();
        assertThat(set.remove(picked)).isTrue();
        assertThat(set.remove(picked)).isFalse();
      }
      assertThat(set.size()).isEqualTo(expected.size());
    }
    assertThat(set.isEmpty()).isEqualTo(expected.isEmpty());
  }

  @Test
  void eachElementIsEquallyLikely() {
    Random random = new Random(8);
    RandomSet<Integer> set = new RandomSet<>();
    for (int i = 0; i < 20; i++) {
      set.add(i);
    }
    int[] picks = new int[20];
    for (int i = 0; i < 20_000; i++) {
      picks[set.pick(random)]++;
    }
    for (int count : picks) {
      assertThat(count).isBetween(850, 1150);
    }
  }
}
