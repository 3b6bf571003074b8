package dev.quarry.expr.strings;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A deterministic automaton with its states numbered in the order in which a breadth-first walk
 * meets them, so that the same language gives the same numbers in every run. State 0 is the start.
 */
final class StateTable {
  private final List<State> states = new ArrayList<>();
  private final Map<State, Integer> numbers = new IdentityHashMap<>();
  private final List<Map<Integer, UnitSet>> transitions = new ArrayList<>();

  private StateTable(State initial) {
    number(initial);
    for (int i = 0; i < states.size(); i++) {
      var targets = new TreeMap<Integer, UnitSet>();
      for (Transition transition : states.get(i).getSortedTransitions(false)) {
        UnitSet label = UnitSet.range(transition.getMin(), transition.getMax());
        targets.merge(number(transition.getDest()), label, UnitSet::or);
      }
      transitions.add(targets);
    }
  }

  /** The table of a deterministic automaton. */
  static StateTable of(Automaton automaton) {
    return new StateTable(automaton.getInitialState());
  }

  private int number(State state) {
    Integer known = numbers.putIfAbsent(state, states.size());
    if (known != null) {
      return known;
    }
    states.add(state);
    return states.size() - 1;
  }

  boolean accepts(int state) {
    return states.get(state).isAccept();
  }

  /** The units that lead from a state to each of its successors. */
  Map<Integer, UnitSet> transitions(int state) {
    return transitions.get(state);
  }

  int transitionCount() {
    return transitions.stream().mapToInt(Map::size).sum();
  }
}
