package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.path.RunEnded;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The static initialisers that failed in this run, and with what. */
public final class FailedInitialisers {
  private static final Map<Class<?>, Throwable> FAILED = new LinkedHashMap<>();

  private FailedInitialisers() {}

  /** What the initialiser of a class failed with; null if it didn't. */
  public static synchronized @Nullable Throwable of(Class<?> type) {
    return FAILED.get(type);
  }

  /** Whether none has failed. Asked after every run, so without a lock. */
  public static boolean isEmpty() {
    return FAILED.isEmpty();
  }

  /** Forgets them. */
  public static synchronized void clear() {
    FAILED.clear();
  }

  /** An initialiser ends with an exception. */
  public static synchronized void add(Class<?> type, Throwable failure) {
    boolean isCut =
        failure instanceof RunEnded
            || Linkage.raised(failure).filter(error -> !Linkage.isOfInitialiser(error)).isPresent();
    FAILED.putIfAbsent(type, failure);
    Trace trace = Trace.current();
    if (trace != null && !isCut && !(failure instanceof LinkageError)) {
      note(trace, type, failure);
    }
  }

  /** Puts into the run's ledger which initialisers failed. */
  static synchronized void note(Trace trace) {
    FAILED.forEach((type, failure) -> note(trace, type, failure));
  }

  private static void note(Trace trace, Class<?> type, Throwable failure) {
    String message = Endings.plainMessage(failure);
    trace.assumed(
        trace.site(),
        AssumptionCode.INITIALISER_FAILED,
        type.getName(),
        failure.getClass().getName() + (message.isEmpty() ? "" : ": " + message));
  }
}
