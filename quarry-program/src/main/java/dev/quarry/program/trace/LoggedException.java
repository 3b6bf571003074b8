package dev.quarry.program.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An exception with its stack trace, as somebody logged it.
 *
 * @param exception the binary name of its class
 * @param message "" if there is none
 * @param frames innermost first; those that a cause has in common with what it caused are written
 *     out
 * @param cause the exception that led to this one
 */
public record LoggedException(
    String exception, String message, List<TraceFrame> frames, Optional<LoggedException> cause) {
  public LoggedException {
    frames = List.copyOf(frames);
  }

  /** This exception, its cause, the cause of that, and so on. */
  public List<LoggedException> chain() {
    List<LoggedException> chain = new ArrayList<>();
    Optional<LoggedException> next = Optional.of(this);
    while (next.isPresent()) {
      chain.add(next.get());
      next = next.get().cause();
    }
    return chain;
  }
}
