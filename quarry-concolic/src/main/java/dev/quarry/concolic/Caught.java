package dev.quarry.concolic;

import java.util.List;

/**
 * An exception that came to a handler of the program.
 *
 * @param exception its class
 * @param calls the calls of the program that it came through, innermost first, down to the one with
 *     the handler, as {@code com.acme.Foo:12}
 */
public record Caught(String exception, List<String> calls) {
  public Caught {
    calls = List.copyOf(calls);
  }
}
