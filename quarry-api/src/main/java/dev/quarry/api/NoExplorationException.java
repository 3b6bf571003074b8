package dev.quarry.api;

/** An input was asked for in a run that no engine of Quarry watches. */
public final class NoExplorationException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  NoExplorationException(String call) {
    super(
        "Quarry."
            + call
            + " has a value only during an exploration; start this code with `quarry explore`, or"
            + " give it a value of your own.");
  }
}
