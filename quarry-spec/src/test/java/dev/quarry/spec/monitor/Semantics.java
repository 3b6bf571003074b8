package dev.quarry.spec.monitor;

import dev.quarry.spec.Formula;
import dev.quarry.spec.Pattern;
import dev.quarry.spec.monitor.Alphabet.Letter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What formulas and expressions mean, as the books define it. */
final class Semantics {
  private Semantics() {}

  /** Whether a formula holds at a place of a run. */
  static boolean holds(Formula formula, List<Letter> run, int at) {
    if (formula instanceof Formula.Constant constant) {
      return constant.value();
    }
    if (formula instanceof Formula.Now now) {
      return run.get(at).has(now.atom());
    }
    if (formula instanceof Formula.Not not) {
      return !holds(not.formula(), run, at);
    }
    if (formula instanceof Formula.And and) {
      return holds(and.left(), run, at) && holds(and.right(), run, at);
    }
    if (formula instanceof Formula.Or or) {
      return holds(or.left(), run, at) || holds(or.right(), run, at);
    }
    if (formula instanceof Formula.Next next) {
      return at + 1 < run.size() && holds(next.formula(), run, at + 1);
    }
    if (formula instanceof Formula.Previously previously) {
      return at > 0 && holds(previously.formula(), run, at - 1);
    }
    if (formula instanceof Formula.Until until) {
      for (int there = at; there < run.size(); there++) {
        if (holds(until.right(), run, there)) {
          return true;
        }
        if (!holds(until.left(), run, there)) {
          return false;
        }
      }
      return false;
    }
    Formula.Since since = (Formula.Since) formula;
    for (int there = at; there >= 0; there--) {
      if (holds(since.right(), run, there)) {
        return true;
      }
      if (!holds(since.left(), run, there)) {
        return false;
      }
    }
    return false;
  }

  static boolean matches(Pattern pattern, List<Letter> run) {
    return ends(pattern, run, 0).contains(run.size());
  }

  /** Where a match that begins at a place can end. */
  private static Set<Integer> ends(Pattern pattern, List<Letter> run, int from) {
    Set<Integer> ends = new LinkedHashSet<>();
    if (pattern instanceof Pattern.Empty) {
      ends.add(from);
    } else if (pattern instanceof Pattern.One one) {
      if (from < run.size() && run.get(from).has(one.atom())) {
        ends.add(from + 1);
      }
    } else if (pattern instanceof Pattern.Sequence sequence) {
      for (int middle : ends(sequence.first(), run, from)) {
        ends.addAll(ends(sequence.second(), run, middle));
      }
    } else if (pattern instanceof Pattern.Choice choice) {
      ends.addAll(ends(choice.left(), run, from));
      ends.addAll(ends(choice.right(), run, from));
    } else if (pattern instanceof Pattern.Repeated repeated) {
      ends.add(from);
      Set<Integer> latest = Set.of(from);
      while (!latest.isEmpty()) {
        Set<Integer> further = new LinkedHashSet<>();
        latest.forEach(at -> further.addAll(ends(repeated.pattern(), run, at)));
        further.removeAll(ends);
        ends.addAll(further);
        latest = further;
      }
    }
    return ends;
  }
}
