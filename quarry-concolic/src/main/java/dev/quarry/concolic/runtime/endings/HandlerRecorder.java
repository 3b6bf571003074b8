package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.path.RunEnded;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.tracer.HandlerTracer;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps which exceptions of a run came to which handlers. */
public final class HandlerRecorder implements HandlerTracer {
  /** Those of the hook and of its recorder are not the program's. */
  private static final int OWN_FRAMES = 2;

  private final Trace trace;

  /** What the program threw last; null if nothing. */
  private @Nullable Throwable last;

  /** The calls at that moment, innermost first. */
  private StackTraceElement[] lastFrom = {};

  public HandlerRecorder(Trace trace) {
    this.trace = trace;
  }

  /** The program throws an exception, which it may have made somewhere else. */
  @Override
  public void thrown(Throwable exception) {
    if (!trace.watchesHandlers()) {
      return;
    }
    StackTraceElement[] calls = new Throwable().getStackTrace();
    StackTraceElement[] from = Arrays.copyOfRange(calls, OWN_FRAMES, calls.length);
    if (exception == last) {
      // Whoever catches it in between throws it again at once.
      caught(exception, from.length);
    }
    last = exception;
    lastFrom = from;
  }

  @Override
  public void arrived(Throwable thrown) {
    Optional<LinkageError> linkage = Linkage.raised(thrown);
    if (linkage.isPresent() && !Linkage.isOfInitialiser(linkage.get())) {
      throw new RunEnded(Endings.of(linkage.get()));
    }
    UnansweredMarker.note(trace, thrown);
    if (trace.watchesHandlers()) {
      caught(thrown, new Throwable().getStackTrace().length - OWN_FRAMES);
    }
  }

  /** An exception left the entry. */
  public void escaped(Throwable thrown) {
    UnansweredMarker.note(trace, thrown);
    if (trace.watchesHandlers() && !(thrown instanceof RunEnded)) {
      caught(thrown, 1);
    }
  }

  /**
   * An exception came to a handler.
   *
   * @param depth of the calls where the handler is
   */
  private void caught(Throwable exception, int depth) {
    StackTraceElement[] calls = exception == last ? lastFrom : Endings.trace(exception);
    trace.caught(Endings.caught(exception, calls, depth));
  }

  @Override
  public void made(Throwable error) {
    trace.hasMadeNow(error);
  }
}
