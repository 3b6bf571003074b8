package dev.quarry.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MixedTest {
  private final List<String> done = new ArrayList<>();

  /** Does the same so many times. */
  private Policy times(int count, String name) {
    int[] left = {count};
    return () ->
        left[0]-- > 0
            ? Optional.of(new Action(Action.Kind.FLIP, () -> done.add(name)))
            : Optional.empty();
  }

  private void performAtMost(int count, Policy strategy) throws IOException, InterruptedException {
    for (int i = 0; i < count; i++) {
      Optional<Action> next = strategy.next();
      if (next.isEmpty()) {
        return;
      }
      next.get().work().perform();
    }
  }

  private static Policy mixed(Policy main, Policy other, double share) {
    return new Mixed(main, other, share, new ActionCosts(ActionCosts.Kind.NOMINAL));
  }

  @Test
  void theOtherStrategyHasItsShare() throws Exception {
    performAtMost(100, mixed(times(1_000, "main"), times(1_000, "other"), 0.3));
    assertThat(done).startsWith("main", "other", "main");
    assertThat(done.stream().filter("other"::equals)).hasSize(30);
  }

  @Test
  void whoHasNothingLeftLeavesTheTimeToTheOther() throws Exception {
    performAtMost(1_000, mixed(times(5, "main"), times(50, "other"), 0.3));
    assertThat(done).hasSize(55);
    done.clear();
    performAtMost(1_000, mixed(times(50, "main"), times(5, "other"), 0.3));
    assertThat(done).hasSize(55);
  }

  @Test
  void oneStrategyAfterAnother() throws Exception {
    performAtMost(1_000, times(2, "first").then(times(3, "second")));
    assertThat(done).containsExactly("first", "first", "second", "second", "second");
  }
}
