package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.ActionLog;
import java.time.Duration;

/** Counts what a campaign does. */
final class EffortCounts {
  long randomRuns;
  long concolicRuns;
  long queries;
  long infeasible;
  long undecided;
  long diverged;
  long questions;
  long answered;
  double decisionSeconds;
  double preparingSeconds;

  CoverEffort total(ActionLog log, double seconds, int states) {
    return new CoverEffort(
        randomRuns,
        concolicRuns,
        queries,
        infeasible,
        undecided,
        diverged,
        questions,
        answered,
        log.choices(),
        decisionSeconds + seconds(log.choosing()),
        seconds(log.spentOn(Action.Kind.RANDOM_BATCH)),
        seconds(log.spentOn(Action.Kind.FLIP)),
        seconds(log.spentOn(Action.Kind.ASK_BACKWARDS)),
        preparingSeconds,
        seconds,
        states);
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }
}
