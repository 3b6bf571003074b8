package dev.quarry.testgen.replay.runner;

import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * An agent that watches points of the program, if the JVM has one. It leaves a function among the
 * system properties that takes whoever wants to be told the number of each point that is passed,
 * every time it is.
 */
final class Witness {
  /** Where the agent leaves the function. */
  static final String PROPERTY = "dev.quarry.replay.witness";

  private final Consumer<IntConsumer> agent;

  private Witness(Consumer<IntConsumer> agent) {
    this.agent = agent;
  }

  /** Takes the function away, so that no test finds it. */
  @SuppressWarnings("unchecked")
  static Witness take() {
    Object found = System.getProperties().remove(PROPERTY);
    return new Witness(found == null ? listener -> {} : (Consumer<IntConsumer>) found);
  }

  /** From here on somebody is told. */
  void tell(IntConsumer listener) {
    agent.accept(listener);
  }

  /** From here on nobody is. */
  void rest() {
    agent.accept(point -> {});
  }
}
