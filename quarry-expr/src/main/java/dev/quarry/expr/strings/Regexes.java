package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Matching against a constant regular expression: its deterministic automaton is run over the
 * units, with one truth value per state and position.
 */
final class Regexes {
  /** More transitions than this, over all positions, are not unrolled. */
  private static final int MOST_TRANSITIONS = 50_000;

  private final LoweringTerms terms;
  private final Assuming assuming;

  Regexes(LoweringTerms terms, Assuming assuming) {
    this.terms = terms;
    this.assuming = assuming;
  }

  Scalar matches(SymString s, String regex) {
    RegexParser.Language language = RegexParser.parse(regex);
    var automaton = StateTable.of(language.automaton());
    if ((long) automaton.transitionCount() * s.width() > MOST_TRANSITIONS) {
      throw new NotLowerable("the automaton of \"" + regex + "\" is too big to unroll");
    }
    Run run = run(automaton, s.vector());
    Needs needs = run.isOver() ? s.visibleNeeds() : s.allNeeds();
    if (language.admitsSurrogates()) {
      UnitSet plain = UnitSet.SURROGATES.complement();
      needs = needs.with(assuming.unitsIn(plain, s, "Matched strings have no surrogates"));
    }
    return new Scalar(run.accepts(), needs);
  }

  /**
   * What an automaton says of a vector.
   *
   * @param accepts whether it accepts at the position where the string ends
   * @param isOver whether it accepts no string that is longer than the vector
   */
  private record Run(Expr accepts, boolean isOver) {}

  private Run run(StateTable automaton, UnitVector s) {
    Map<Integer, Expr> alive = Map.of(0, terms.bool(true));
    var accepted = new ArrayList<Expr>();
    for (int i = 0; i <= s.width(); i++) {
      accepted.add(terms.and(terms.eq(s.length(), i), accepting(automaton, alive)));
      if (i < s.width()) {
        alive = step(automaton, alive, s.units().get(i));
      }
    }
    boolean isOver =
        alive.keySet().stream().allMatch(state -> automaton.transitions(state).isEmpty());
    return new Run(terms.any(accepted), isOver);
  }

  private Expr accepting(StateTable automaton, Map<Integer, Expr> alive) {
    return terms.any(
        alive.entrySet().stream()
            .filter(entry -> automaton.accepts(entry.getKey()))
            .map(Map.Entry::getValue)
            .toList());
  }

  private Map<Integer, Expr> step(StateTable automaton, Map<Integer, Expr> alive, Expr unit) {
    var reached = new TreeMap<Integer, List<Expr>>();
    alive.forEach(
        (state, here) ->
            automaton
                .transitions(state)
                .forEach(
                    (target, set) -> {
                      Expr taken = terms.and(here, set.contains(terms, unit));
                      if (!LoweringTerms.isFalse(taken)) {
                        reached.computeIfAbsent(target, key -> new ArrayList<>()).add(taken);
                      }
                    }));
    var next = new TreeMap<Integer, Expr>();
    reached.forEach((state, ways) -> next.put(state, terms.any(ways)));
    return next;
  }
}
