package dev.quarry.testgen.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.testgen.replay.runner.ReplayMain;
import java.util.List;
import org.junit.jupiter.api.Test;

class TaskTest {
  private final Task probe = new Task(0, new TestId("Foo", "probe1"), ReplayMain.Way.PROBE);

  @Test
  void whatCannotBeReadIsTheEndOfOneProbe() {
    assertThat(probe.result(List.of(ReplayMain.NORMAL, "I", "seven")).kind())
        .isEqualTo(Replayed.Kind.UNREADABLE);
    assertThat(probe.result(List.of(ReplayMain.NORMAL, "I")).kind())
        .isEqualTo(Replayed.Kind.UNREADABLE);
    assertThat(probe.result(List.of(ReplayMain.NORMAL, "I", "7")).kind())
        .isEqualTo(Replayed.Kind.COMPLETED);
  }
}
