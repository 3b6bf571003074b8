package dev.quarry.spec;

import java.util.List;
import java.util.Optional;

/** Something that is true or false of each event. */
public sealed interface Atom {

  /**
   * The event is this one.
   *
   * @param signal which
   * @param parameters names for the arguments; only methods with so many match. None: any number
   * @param condition what must hold besides
   */
  record Event(Signal signal, Optional<List<String>> parameters, Optional<Term> condition)
      implements Atom {

    /** Whether the signal alone decides. */
    public boolean isPlain() {
      return parameters.isEmpty() && condition.isEmpty();
    }

    @Override
    public String toString() {
      return signal
          + parameters.map(names -> "(" + String.join(", ", names) + ")").orElse("")
          + condition.map(term -> " [" + term + "]").orElse("");
    }
  }

  /** A condition on the state of the object. False where it mentions what the event hasn't got. */
  record Proposition(Term term) implements Atom {
    @Override
    public String toString() {
      return term.toString();
    }
  }
}
