package dev.quarry.engine.reach;

import dev.quarry.program.MethodId;
import java.util.Set;

/**
 * A call that an exception comes through.
 *
 * @param className the binary name of the class whose code it is
 * @param methods any of these
 * @param lines any of these
 */
public record Passage(String className, Set<MethodId> methods, Set<Integer> lines) {
  public Passage {
    methods = Set.copyOf(methods);
    lines = Set.copyOf(lines);
  }

  /** Whether a line of a stack trace is meant. */
  public boolean admits(String owner, int line) {
    return className.equals(owner) && lines.contains(line);
  }

  /** The same for a call as runs report it: {@code com.acme.Foo:12}. */
  boolean admits(String call) {
    int colon = call.lastIndexOf(':');
    return admits(call.substring(0, colon), Integer.parseInt(call.substring(colon + 1)));
  }
}
