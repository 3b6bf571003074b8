package dev.quarry.engine.schedule;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** How long was spent on what. Safe for several threads. */
public final class ActionLog {
  private final Map<Action.Kind, Duration> spent = new EnumMap<>(Action.Kind.class);
  private Duration choosing = Duration.ZERO;
  private long choices;

  synchronized void chose(long nanos) {
    choices++;
    choosing = choosing.plusNanos(nanos);
  }

  synchronized void did(Action.Kind kind, long nanos) {
    spent.merge(kind, Duration.ofNanos(nanos), Duration::plus);
  }

  /** The time spent on actions of a kind. */
  public synchronized Duration spentOn(Action.Kind kind) {
    return spent.getOrDefault(kind, Duration.ZERO);
  }

  /** How often something was chosen. */
  public synchronized long choices() {
    return choices;
  }

  /** The time spent on choosing. */
  public synchronized Duration choosing() {
    return choosing;
  }
}
