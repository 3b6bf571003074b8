package dev.quarry.concolic;

import java.util.List;

/**
 * An exception that led to another one.
 *
 * @param exception its class
 * @param calls the calls of the program that it came through, innermost first, as those of {@link
 *     Ending}
 */
public record Cause(String exception, List<String> calls) {
  public Cause {
    calls = List.copyOf(calls);
  }
}
