package dev.quarry.engine.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SchedulerTest {
  private final List<String> done = new ArrayList<>();
  private final ActionLog log = new ActionLog();

  private Action action(Action.Kind kind, String name) {
    return new Action(kind, () -> done.add(name));
  }

  private Policy of(Action... actions) {
    List<Action> left = new ArrayList<>(List.of(actions));
    return () -> left.isEmpty() ? Optional.empty() : Optional.of(left.remove(0));
  }

  @Test
  void actionsAreDoneInThePolicysOrderUntilNoneIsLeft() throws Exception {
    Policy policy =
        of(action(Action.Kind.FIRST_RUN, "first"), action(Action.Kind.FLIP, "flip"))
            .then(of(action(Action.Kind.ASK_BACKWARDS, "ask")));

    new Scheduler(policy, () -> false, log).run();

    assertThat(done).containsExactly("first", "flip", "ask");
    assertThat(log.choices()).isEqualTo(4);
  }

  @Test
  void nothingIsChosenAnyMoreWhenItIsEnough() throws Exception {
    Policy endless = () -> Optional.of(action(Action.Kind.RANDOM_BATCH, "random"));

    new Scheduler(endless, () -> done.size() == 3, log).run();

    assertThat(done).hasSize(3);
    assertThat(log.choices()).isEqualTo(3);
  }

  @Test
  void whatAnActionTakesIsLoggedEvenIfItFails() {
    Policy policy =
        of(
            new Action(
                Action.Kind.FLIP,
                () -> {
                  Thread.sleep(2);
                  throw new IOException("lost");
                }));

    assertThatThrownBy(() -> new Scheduler(policy, () -> false, log).run())
        .isInstanceOf(IOException.class);
    assertThat(log.spentOn(Action.Kind.FLIP)).isPositive();
    assertThat(log.spentOn(Action.Kind.RANDOM_BATCH)).isEqualTo(Duration.ZERO);
  }
}
