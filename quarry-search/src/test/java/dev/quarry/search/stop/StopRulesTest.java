package dev.quarry.search.stop;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class StopRulesTest {
  private static Progress progress(long runs, long seconds, int covered, long open) {
    return new Progress(runs, Duration.ofSeconds(seconds), covered, 10, open, 0);
  }

  @Test
  void stopsAfterSoManyRuns() {
    assertThat(StopRules.runs(5).reason(progress(4, 0, 0, 1))).isEmpty();
    assertThat(StopRules.runs(5).reason(progress(5, 0, 0, 1))).contains("runs");
  }

  @Test
  void stopsWhenTimeIsOver() {
    StopRule rule = StopRules.time(Duration.ofSeconds(3));
    assertThat(rule.reason(progress(1, 2, 0, 1))).isEmpty();
    assertThat(rule.reason(progress(1, 3, 0, 1))).contains("time");
  }

  @Test
  void stopsAtTheCoverageGoal() {
    assertThat(StopRules.coverage(80).reason(progress(1, 0, 7, 1))).isEmpty();
    assertThat(StopRules.coverage(80).reason(progress(1, 0, 8, 1))).contains("coverage goal");
  }

  @Test
  void stopsWhenNothingIsLeftAndNotBeforeTheFirstRun() {
    StopRule rule = StopRules.nothingLeft();
    assertThat(rule.reason(progress(0, 0, 0, 0))).isEmpty();
    assertThat(rule.reason(progress(1, 0, 0, 1))).isEmpty();
    assertThat(rule.reason(new Progress(1, Duration.ZERO, 0, 10, 0, 1))).isEmpty();
    assertThat(rule.reason(progress(1, 0, 0, 0))).contains("nothing left to try");
  }

  @Test
  void theFirstReasonCounts() {
    StopRule rule =
        StopRule.anyOf(List.of(StopRules.runs(9), StopRules.coverage(50), StopRules.runs(1)));
    assertThat(rule.reason(progress(1, 0, 5, 1))).contains("coverage goal");
  }
}
