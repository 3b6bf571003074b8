package dev.quarry.spec;

import java.util.List;

/** What runs have to be like: a pattern, a formula, or an automaton given state by state. */
public sealed interface Body {

  /** The events, one after the other, are a word of this expression, or the beginning of one. */
  record Matching(Pattern pattern) implements Body {}

  /** The formula holds for the run, or can still come to hold. */
  record Holding(Formula formula) implements Body {}

  /** The events lead from the first state to others; where none is named, the run is wrong. */
  record Walking(List<State> states) implements Body {
    public Walking {
      states = List.copyOf(states);
    }
  }

  /** When a run ends, it must be one that the body allows, and not only the beginning of one. */
  record Complete(Body body) implements Body {}

  /**
   * A state of an automaton.
   *
   * @param name of it
   * @param ways out of it; the first that an event fits is taken
   */
  record State(String name, List<Way> ways) {
    public State {
      ways = List.copyOf(ways);
    }
  }

  /**
   * A way out of a state.
   *
   * @param atom the number of what an event must be
   * @param to the number of the next state
   */
  record Way(int atom, int to) {}
}
