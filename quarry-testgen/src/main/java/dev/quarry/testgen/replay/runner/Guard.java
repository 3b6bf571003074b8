package dev.quarry.testgen.replay.runner;

import java.util.function.Function;

/**
 * An agent that refuses things, if the JVM has one. It leaves a function among the system
 * properties: true tells it that a test begins, and false that it ended, to which it answers with
 * what it refused meanwhile, or nothing.
 */
final class Guard {
  /** Where the agent leaves the function. */
  static final String PROPERTY = "dev.quarry.replay.guard";

  private final Function<Boolean, String> agent;

  private Guard(Function<Boolean, String> agent) {
    this.agent = agent;
  }

  /** Takes the function away, so that no test finds it. */
  @SuppressWarnings("unchecked")
  static Guard take() {
    Object found = System.getProperties().remove(PROPERTY);
    return new Guard(found == null ? begins -> "" : (Function<Boolean, String>) found);
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
