package dev.quarry.spec.weave;

import dev.quarry.spec.Atom;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Tie;
import dev.quarry.spec.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * A method as a specification sees it.
 *
 * @param specification whose events it may be
 * @param name of the method, {@code new} for a constructor
 * @param arguments their types
 * @param result its type
 */
public record MonitoredCall(
    Specification specification, String name, List<Type> arguments, Type result) {
  public MonitoredCall {
    arguments = List.copyOf(arguments);
  }

  /** The number of the names that events give to the arguments. */
  public Map<String, Integer> names() {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (Atom atom : specification.atoms()) {
      if (atom instanceof Atom.Event event
          && event.signal().method().equals(name)
          && event.parameters().filter(list -> list.size() == arguments.size()).isPresent()) {
        List<String> written = event.parameters().get();
        for (int i = 0; i < written.size(); i++) {
          names.putIfAbsent(written.get(i), i);
        }
      }
    }
    return names;
  }

  /** Whether an atom can be true at a moment of this call. */
  public boolean canBeTrue(Atom atom, Moment moment) {
    if (atom instanceof Atom.Event event) {
      return event.signal().equals(new Signal(moment, name))
          && event.parameters().map(list -> list.size() == arguments.size()).orElse(true)
          && event.condition().map(term -> isKnown(term, moment)).orElse(true);
    }
    return isKnown(((Atom.Proposition) atom).term(), moment);
  }

  private boolean isKnown(Term term, Moment moment) {
    if (term instanceof Term.Argument argument) {
      boolean isOther =
          specification.monitored().tie().isPresent() && argument.name().equals(Tie.NAME);
      return isOther || names().containsKey(argument.name());
    }
    if (term instanceof Term.Result) {
      return moment == Moment.RETURN && result.getSort() != Type.VOID;
    }
    if (term instanceof Term.Old && (moment == Moment.CALL || name.equals(Signal.CONSTRUCTOR))) {
      return false;
    }
    return term.parts().stream().allMatch(part -> isKnown(part, moment));
  }

  /** What must be kept from the call for its return and its exceptions. */
  public List<Term> olds() {
    Set<Term> olds = new LinkedHashSet<>();
    for (Moment moment : List.of(Moment.RETURN, Moment.THROW)) {
      if (hasSignal(moment)) {
        for (Atom atom : specification.atoms()) {
          if (canBeTrue(atom, moment)) {
            term(atom).forEach(term -> collect(term, olds));
          }
        }
      }
    }
    return new ArrayList<>(olds);
  }

  private static void collect(Term term, Set<Term> olds) {
    if (term instanceof Term.Old old) {
      olds.add(old.term());
    }
    term.parts().forEach(part -> collect(part, olds));
  }

  /** The condition of an atom, if it has one. */
  public static List<Term> term(Atom atom) {
    return atom instanceof Atom.Event event
        ? event.condition().stream().toList()
        : List.of(((Atom.Proposition) atom).term());
  }

  /** Whether the specification is about this moment. */
  public boolean hasSignal(Moment moment) {
    return specification.atoms().stream()
        .anyMatch(
            atom ->
                atom instanceof Atom.Event event
                    && event.signal().equals(new Signal(moment, name)));
  }
}
