package dev.quarry.expr.strings;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The strings that a regular expression matches, to draw from. */
public final class RegexLanguage {
  /** Past this length a walk takes the shortest way to an end. */
  private static final int USUAL_LENGTH = 12;

  private static final int LONGEST = 200;

  private final Automaton automaton;

  private RegexLanguage(Automaton automaton) {
    this.automaton = automaton;
  }

  /** The language of a pattern; none if it is empty or the pattern has parts that can't be read. */
  public static Optional<RegexLanguage> of(String regex) {
    try {
      Automaton automaton = RegexParser.parse(regex).automaton();
      return automaton.isEmpty() ? Optional.empty() : Optional.of(new RegexLanguage(automaton));
    } catch (NotLowerable e) {
      return Optional.empty();
    }
  }

  /** A string of the language, by a random walk through its automaton. */
  public String sample(RandomGenerator random) {
    StringBuilder text = new StringBuilder();
    State state = automaton.getInitialState();
    while (text.length() < LONGEST) {
      List<Transition> ways = state.getSortedTransitions(false);
      if (ways.isEmpty() || (state.isAccept() && endsHere(text, random))) {
        return text.toString();
      }
      Transition way = ways.get(random.nextInt(ways.size()));
      text.append(unit(way.getMin(), way.getMax(), random));
      state = way.getDest();
    }
    return automaton.getShortestExample(true);
  }

  private static boolean endsHere(StringBuilder text, RandomGenerator random) {
    return text.length() >= USUAL_LENGTH || random.nextInt(4) == 0;
  }

  /** A readable one, if there is one. */
  private static char unit(char least, char most, RandomGenerator random) {
    int low = Math.max(least, ' ');
    int high = Math.min(most, '~');
    return (char) (low <= high ? random.nextInt(low, high + 1) : random.nextInt(least, most + 1));
  }
}
