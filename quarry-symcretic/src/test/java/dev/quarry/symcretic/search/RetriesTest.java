package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.MethodId;
import dev.quarry.symcretic.state.Formula;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class RetriesTest {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final Retries retries = new Retries(Duration.ofSeconds(32));
  private final Obligation hard = Obligation.at(new MethodId("a.B", "c", "()V"), 0, Formula.TRUE);

  @Test
  void aQuestionGetsTwiceTheTimeAfterAsMuchOtherWork() {
    assertThat(retries.first()).isEqualTo(SECOND);
    assertThat(retries.add(hard, SECOND, 0)).isTrue();

    assertThat(retries.next(SECOND.toNanos(), false)).isEmpty();
    assertThat(retries.next(2 * SECOND.toNanos(), false))
        .hasValueSatisfying(retry -> assertThat(retry.time()).isEqualTo(SECOND.multipliedBy(2)));
    assertThat(retries.isEmpty()).isTrue();
  }

  @Test
  void itNeedNotWaitIfThereIsNoOtherWork() {
    retries.add(hard, SECOND, 0);

    assertThat(retries.next(0, true)).isPresent();
  }

  @Test
  void whoeverHadHalfOfAllTimeIsNotAskedAgain() {
    assertThat(retries.add(hard, SECOND.multipliedBy(16), 0)).isFalse();
    assertThat(retries.isEmpty()).isTrue();
  }

  @Test
  void whatWasInterruptedComesFirstAndWithTheSameTime() {
    retries.add(hard, SECOND, 0);
    retries.addInterrupted(hard, SECOND);

    assertThat(retries.next(0, false))
        .hasValueSatisfying(retry -> assertThat(retry.time()).isEqualTo(SECOND));
  }

  @Test
  void onlyWaysThroughLiftedLoopsCanBeDoneWithout() {
    retries.add(hard.withIterations(Map.of("a loop", SearchTrail.LIFTED)), SECOND, 0);
    assertThat(retries.areLifted()).isTrue();

    retries.add(hard, SECOND, 0);
    assertThat(retries.areLifted()).isFalse();
  }
}
