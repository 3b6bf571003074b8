package dev.quarry.expr.strings;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/** Keeps automata small, before building a big one is even tried. */
final class AutomatonSize {
  private static final int MOST_STATES = 1_000;
  private static final int MOST_SUBSETS = 500;

  /** Refuses a repetition that has too many states. */
  void checkRepetition(Automaton atom, int times) {
    if ((long) atom.getNumberOfStates() * Math.max(1, times) > MOST_STATES) {
      throw new NotLowerable("a repetition of a regular expression is too long to unroll");
    }
  }

  /** Refuses an automaton whose subset construction has too many states; it can be exponential. */
  void checkDeterministic(Automaton automaton) {
    var seen = new HashSet<Set<State>>();
    var queue = new ArrayDeque<Set<State>>();
    Set<State> start = Set.of(automaton.getInitialState());
    seen.add(start);
    queue.add(start);
    char[] points = startPoints(automaton);
    while (!queue.isEmpty()) {
      Set<State> subset = queue.remove();
      for (char point : points) {
        Set<State> next = successors(subset, point);
        if (seen.add(next)) {
          queue.add(next);
        }
      }
      if (seen.size() > MOST_SUBSETS) {
        throw new NotLowerable("a regular expression has too many states");
      }
    }
  }

  private static Set<State> successors(Set<State> subset, char unit) {
    var next = new HashSet<State>();
    for (State state : subset) {
      state.step(unit, next);
    }
    return next;
  }

  private static char[] startPoints(Automaton automaton) {
    var points = new TreeSet<Character>();
    points.add(Character.MIN_VALUE);
    for (State state : automaton.getStates()) {
      state
          .getTransitions()
          .forEach(
              transition -> {
                points.add(transition.getMin());
                if (transition.getMax() < Character.MAX_VALUE) {
                  points.add((char) (transition.getMax() + 1));
                }
              });
    }
    var array = new char[points.size()];
    int i = 0;
    for (char point : points) {
      array[i++] = point;
    }
    return array;
  }
}
