package dev.quarry.engine.schedule;

import java.time.Duration;

/** Why a search ended before there was nothing left to do. */
public sealed interface ReachedLimit {

  /** For people, without a full stop. */
  String text();

  /** What was looked for is found. */
  record Goal() implements ReachedLimit {
    @Override
    public String text() {
      return "what was looked for is found";
    }
  }

  /** The time is up. */
  record Time(Duration limit) implements ReachedLimit {
    @Override
    public String text() {
      return limit.toMillis() == 0
          ? "the budget is used up"
          : "the budget of " + limit.toMillis() / 1000.0 + " s is used up";
    }
  }

  /** Somebody wanted it to end. */
  record Stopped() implements ReachedLimit {
    @Override
    public String text() {
      return "the run was interrupted";
    }
  }

  /** There were enough runs. */
  record Runs(long limit) implements ReachedLimit {
    @Override
    public String text() {
      return "the limit of " + limit + " runs is reached";
    }
  }
}
