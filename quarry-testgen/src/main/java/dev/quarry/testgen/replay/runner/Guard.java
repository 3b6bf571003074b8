package dev.quarry.testgen.replay.runner;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An agent that refuses things, if the JVM has one. It leaves a function among the system
 * properties: true tells it that a test begins, and false that it ended, to which it answers with
 * what it refused meanwhile, or nothing. From the first test on it refuses; null tells it that all
 * is over.
 */
final class Guard {
  /** Where the agent leaves the function. */
  static final String PROPERTY = "dev.quarry.replay.guard";

  private final Function<@Nullable Boolean, String> agent;

  private Guard(Function<@Nullable Boolean, String> agent) {
    this.agent = agent;
  }

  /** Takes the function away, so that no test finds it. */
  @SuppressWarnings("unchecked")
  static Guard take() {
    Object found = System.getProperties().remove(PROPERTY);
    return new Guard(found == null ? begins -> "" : (Function<@Nullable Boolean, String>) found);
  }

  /** From here on nothing is done unguarded: frameworks may be the program's own, too. */
  void enter() {
    begin();
  }

  /** The end of all tests. What is refused from here on belongs to none of them. */
  void leave() {
    String unused = agent.apply(null);
  }

  void begin() {
    String forgotten = agent.apply(true);
    if (!forgotten.isEmpty()) {
      throw new IllegalStateException("The guard was not told of an end: " + forgotten);
    }
  }

  /** What was refused since it began; empty if nothing. */
  String end() {
    return agent.apply(false);
  }
}
