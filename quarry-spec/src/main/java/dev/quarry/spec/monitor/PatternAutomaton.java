package dev.quarry.spec.monitor;

import dev.quarry.spec.Pattern;
import dk.brics.automaton.Automaton;
import dk.brics.automaton.BasicAutomata;
import dk.brics.automaton.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Regular expressions as automata, by dk.brics.automaton: each letter is a character. */
final class PatternAutomaton {
  private static final char FIRST = '\u0100';

  private final Alphabet alphabet;

  PatternAutomaton(Alphabet alphabet) {
    this.alphabet = alphabet;
  }

  Monitor of(Pattern pattern) {
    Automaton automaton = automaton(pattern);
    automaton.determinize();
    automaton.minimize();
    Map<State, Integer> numbers = new LinkedHashMap<>();
    List<State> order = new ArrayList<>(List.of(automaton.getInitialState()));
    numbers.put(automaton.getInitialState(), 0);
    int letters = alphabet.letters().size();
    List<int[]> table = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      int[] row = new int[letters];
      for (int letter = 0; letter < letters; letter++) {
        @Nullable State to = order.get(i).step((char) (FIRST + letter));
        if (to != null && !numbers.containsKey(to)) {
          numbers.put(to, order.size());
          order.add(to);
        }
        row[letter] = to == null ? -1 : numbers.getOrDefault(to, -1);
      }
      table.add(row);
    }
    return complete(table, order);
  }

  /** What leads nowhere leads to a state of its own. */
  private Monitor complete(List<int[]> table, List<State> order) {
    int nowhere = table.size();
    int[][] next = new int[nowhere + 1][alphabet.letters().size()];
    boolean[] accepting = new boolean[nowhere + 1];
    for (int state = 0; state <= nowhere; state++) {
      accepting[state] = state < nowhere && order.get(state).isAccept();
      for (int letter = 0; letter < next[state].length; letter++) {
        int to = state < nowhere ? table.get(state)[letter] : nowhere;
        next[state][letter] = to < 0 ? nowhere : to;
      }
    }
    return new Monitor(alphabet, next, accepting).minimised();
  }

  private Automaton automaton(Pattern pattern) {
    if (pattern instanceof Pattern.One one) {
      return letters(one.atom());
    }
    if (pattern instanceof Pattern.Sequence sequence) {
      return automaton(sequence.first()).concatenate(automaton(sequence.second()));
    }
    if (pattern instanceof Pattern.Choice choice) {
      return automaton(choice.left()).union(automaton(choice.right()));
    }
    if (pattern instanceof Pattern.Repeated repeated) {
      return automaton(repeated.pattern()).repeat();
    }
    return BasicAutomata.makeEmptyString();
  }

  /** All letters of which an atom is true. */
  private Automaton letters(int atom) {
    StringBuilder set = new StringBuilder();
    for (int letter = 0; letter < alphabet.letters().size(); letter++) {
      if (alphabet.letters().get(letter).has(atom)) {
        set.append((char) (FIRST + letter));
      }
    }
    return BasicAutomata.makeCharSet(set.toString());
  }
}
