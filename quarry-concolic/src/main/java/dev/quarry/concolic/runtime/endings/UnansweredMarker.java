package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/**
 * A marker that nobody answered, because the program called it in a way that is not seen, by
 * reflection for example. What it throws then is no behaviour of the program.
 */
public final class UnansweredMarker {
  private static final String EXCEPTION = "dev.quarry.api.NoExplorationException";

  /** Exceptions wrapped deeper than this have come a strange way. */
  private static final int DEEPEST = 8;

  private UnansweredMarker() {}

  /** Puts it into the run's ledger if an exception comes from one. */
  public static void note(Trace trace, Throwable thrown) {
    @Nullable Throwable at = thrown;
    for (int depth = 0; at != null && depth < DEEPEST; depth++) {
      if (at.getClass().getName().equals(EXCEPTION)) {
        trace.assumed(
            trace.site(), AssumptionCode.CALL_NOT_FOLLOWED, "Quarry.any… called by reflection");
      }
      at = Endings.cause(at);
    }
  }
}
