package dev.quarry.spec.monitor;

import dev.quarry.spec.Formula;
import dev.quarry.spec.Specification;
import dev.quarry.spec.SpecificationException;
import dev.quarry.spec.monitor.Alphabet.Letter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Temporal formulas over finite runs as automata. What looks ahead is progressed event by event
 * (Bacchus and Kabanza, Annals of Mathematics and Artificial Intelligence 22, 1998; over finite
 * runs: De Giacomo and Vardi, IJCAI 2013). What looks back needs one truth value for each of its
 * operators (Havelund and Roşu, TACAS 2002, section 4). A state is what is left to hold, in
 * disjunctive normal form so that there are finitely many, and these truth values.
 */
final class FormulaAutomaton {
  private static final int MOST_STATES = 2_000;

  private final Alphabet alphabet;
  private final Specification specification;
  private final Past past = new Past();

  FormulaAutomaton(Alphabet alphabet, Specification specification) {
    this.alphabet = alphabet;
    this.specification = specification;
  }

  /**
   * @param left what must hold from the next event on
   * @param before the truth values of what looks back, at the last event
   */
  private record State(Obligations left, long before) {}

  Monitor of(Formula formula) {
    past.number(formula);
    Map<State, Integer> numbers = new LinkedHashMap<>();
    List<State> order = new ArrayList<>();
    State first = new State(Obligations.of(Future.of(formula)), 0);
    numbers.put(first, 0);
    order.add(first);
    List<int[]> table = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      int[] row = new int[alphabet.letters().size()];
      for (int letter = 0; letter < row.length; letter++) {
        State to = step(order.get(i), alphabet.letters().get(letter));
        Integer known = numbers.putIfAbsent(to, order.size());
        if (known == null) {
          order.add(to);
        }
        row[letter] = known == null ? order.size() - 1 : known;
      }
      table.add(row);
      if (order.size() > MOST_STATES) {
        throw SpecificationException.at(
            specification.source(),
            "The automaton of `%s` has more than %d states; split the formula into several."
                .formatted(specification.name(), MOST_STATES));
      }
    }
    boolean[] accepting = new boolean[order.size()];
    for (int i = 0; i < accepting.length; i++) {
      accepting[i] = order.get(i).left().mayEnd();
    }
    return new Monitor(alphabet, table.toArray(int[][]::new), accepting).minimised();
  }

  private State step(State state, Letter letter) {
    Obligations left =
        state.left().progressed(formula -> past.holds(formula, letter, state.before()));
    return new State(left, past.after(letter, state.before()));
  }
}
