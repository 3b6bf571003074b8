package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.tracer.FuelTracer;

/** Ends runs that go too far. */
public final class Exhaustion implements FuelTracer {
  @Override
  public void tooDeep() {
    throw new RunEnded(
        Ending.of(Ending.Kind.CALL_TOO_DEEP, "Calls are nested deeper than they are followed."));
  }

  @Override
  public void exhausted() {
    throw new RunEnded(
        Ending.of(Ending.Kind.TIMED_OUT, "The run made more steps than it is allowed."));
  }
}
