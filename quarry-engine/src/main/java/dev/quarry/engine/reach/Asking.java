package dev.quarry.engine.reach;

import java.io.IOException;
import java.time.Duration;

/** An engine: one way of looking for a way to a target. */
interface Asking {
  /** Who it is. */
  Engine engine();

  /** What can be said within a time; less was used if asking again is of no use. */
  Answer ask(Question question, Duration time) throws IOException, InterruptedException;
}
