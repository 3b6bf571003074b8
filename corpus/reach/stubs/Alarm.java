package stubs;

import java.time.Clock;

/** Looks at a clock that it is given. */
public final class Alarm {
  private final Clock clock;

  public Alarm(Clock clock) {
    this.clock = clock;
  }

  public int ring(long at) {
    if (clock.millis() > at) {
      return 1; // reach: yes
    }
    return 0;
  }
}
