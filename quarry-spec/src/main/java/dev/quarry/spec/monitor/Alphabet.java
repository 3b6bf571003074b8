package dev.quarry.spec.monitor;

import dev.quarry.spec.Atom;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.SpecificationException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The letters that a monitor reads: for each signal, every combination of truth values of those
 * atoms that the signal alone does not decide.
 *
 * @param atoms of the specification
 * @param signals that it is told of
 * @param letters sorted by signal
 */
public record Alphabet(List<Atom> atoms, List<Signal> signals, List<Letter> letters) {
  private static final int MOST_LETTERS = 4096;

  public Alphabet {
    atoms = List.copyOf(atoms);
    signals = List.copyOf(signals);
    letters = List.copyOf(letters);
  }

  /**
   * What an event can be.
   *
   * @param signal the number of the signal
   * @param mask a bit for each atom that is true
   */
  public record Letter(int signal, int mask) {
    public boolean has(int atom) {
      return (mask >> atom & 1) != 0;
    }
  }

  /**
   * @throws SpecificationException if there is no event, or there are too many conditions
   */
  public static Alphabet of(Specification specification) {
    List<Atom> atoms = specification.atoms();
    List<Signal> signals =
        atoms.stream()
            .filter(Atom.Event.class::isInstance)
            .map(atom -> ((Atom.Event) atom).signal())
            .distinct()
            .toList();
    if (signals.isEmpty()) {
      throw SpecificationException.at(
          specification.source(),
          "`%s` mentions no event; add `call m`, `return m` or `throw m` of the methods after which"
                  .formatted(specification.name())
              + " it is to be looked at.");
    }
    List<Letter> letters = new ArrayList<>();
    if (specification.isComplete()) {
      signals = Stream.concat(signals.stream(), Stream.of(Signal.END)).toList();
    }
    for (int signal = 0; signal < signals.size(); signal++) {
      int free = free(atoms, signals.get(signal));
      if (atoms.size() >= Integer.SIZE - 1
          || letters.size() + (1L << Integer.bitCount(free)) > MOST_LETTERS) {
        throw SpecificationException.at(
            specification.source(),
            "`%s` has too many conditions for one automaton; split it into several."
                .formatted(specification.name()));
      }
      int plain = plain(atoms, signals.get(signal));
      int chosen = 0;
      do {
        letters.add(new Letter(signal, plain | chosen));
        chosen = (chosen - free) & free;
      } while (chosen != 0);
    }
    return new Alphabet(atoms, signals, letters);
  }

  /** The atoms that a signal makes true, whatever else holds. */
  private static int plain(List<Atom> atoms, Signal signal) {
    int mask = 0;
    for (int i = 0; i < atoms.size(); i++) {
      if (atoms.get(i) instanceof Atom.Event event
          && event.signal().equals(signal)
          && event.isPlain()) {
        mask |= 1 << i;
      }
    }
    return mask;
  }

  /** The atoms that may be true or false at a signal. */
  private static int free(List<Atom> atoms, Signal signal) {
    int mask = 0;
    if (signal.equals(Signal.END)) {
      return mask;
    }
    for (int i = 0; i < atoms.size(); i++) {
      boolean isFree =
          atoms.get(i) instanceof Atom.Event event
              ? event.signal().equals(signal) && !event.isPlain()
              : true;
      mask |= isFree ? 1 << i : 0;
    }
    return mask;
  }

  /** Whether the atom can be both true and false at the signal. */
  public boolean isFree(int atom, int signal) {
    return (free(atoms, signals.get(signal)) >> atom & 1) != 0;
  }
}
