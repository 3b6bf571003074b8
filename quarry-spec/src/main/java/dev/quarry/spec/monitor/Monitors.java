package dev.quarry.spec.monitor;

import dev.quarry.spec.Body;
import dev.quarry.spec.Specification;
import dev.quarry.spec.SpecificationException;

/** Makes monitors of specifications. */
public final class Monitors {
  private Monitors() {}

  /**
   * The smallest automaton that accepts the runs that a specification allows.
   *
   * @throws SpecificationException if there is no event, or the automaton would be too large
   */
  public static Monitor of(Specification specification) {
    return of(specification.body(), Alphabet.of(specification), specification);
  }

  private static Monitor of(Body body, Alphabet alphabet, Specification specification) {
    if (body instanceof Body.Complete complete) {
      return of(complete.body(), alphabet, specification).ending();
    }
    if (body instanceof Body.Matching matching) {
      return new PatternAutomaton(alphabet).of(matching.pattern());
    }
    if (body instanceof Body.Holding holding) {
      return new FormulaAutomaton(alphabet, specification).of(holding.formula());
    }
    return walking(alphabet, (Body.Walking) body);
  }

  /**
   * The smallest automaton that rejects the runs that can't become right any more.
   *
   * @throws SpecificationException likewise, or if no run is ever wrong
   */
  public static Monitor forViolations(Specification specification) {
    Monitor monitor = of(specification).forViolations();
    if (monitor.distance(0) == Monitor.NEVER) {
      throw SpecificationException.at(
          specification.source(),
          "`%s` can't be violated: whatever has happened, it can still come to hold. Say by which"
                  .formatted(specification.name())
              + " event it must have come to hold, as in `always (return close -> once …)`, or"
              + " write `complete` before the body if it must hold at the end.");
    }
    if (monitor.rejects(0)) {
      throw SpecificationException.at(
          specification.source(),
          "`%s` is violated by every run; it contradicts itself.".formatted(specification.name()));
    }
    return monitor;
  }

  private static Monitor walking(Alphabet alphabet, Body.Walking body) {
    int wrong = body.states().size();
    int[][] next = new int[wrong + 1][alphabet.letters().size()];
    boolean[] accepting = new boolean[wrong + 1];
    for (int state = 0; state <= wrong; state++) {
      accepting[state] = state < wrong;
      for (int letter = 0; letter < next[state].length; letter++) {
        next[state][letter] = wrong;
        if (state < wrong) {
          for (Body.Way way : body.states().get(state).ways()) {
            if (alphabet.letters().get(letter).has(way.atom())) {
              next[state][letter] = way.to();
              break;
            }
          }
        }
      }
    }
    return new Monitor(alphabet, next, accepting).minimised();
  }
}
