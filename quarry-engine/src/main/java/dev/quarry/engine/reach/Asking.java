package dev.quarry.engine.reach;

import java.io.IOException;
import java.time.Duration;

/** An engine at work on one target. It keeps what it knows from one turn to the next. */
interface Asking {
  /** Who it is. */
  Engine engine();

  /** Goes on for a time; what can be said now, with the effort of all turns. */
  Answer ask(Duration time) throws IOException, InterruptedException;

  /** Whether another turn may lead to more. */
  boolean isOpen();

  /** Whether the last turn brought something new, so that the next one may be longer. */
  boolean isGaining();

  /** One part in so many of a turn is enough for it. */
  default int share() {
    return 1;
  }

  /** Whether it begins in states of which proofs do not speak, and may so find more than they. */
  default boolean beginsElsewhere() {
    return false;
  }
}
