package dev.quarry.spec.monitor;

import dev.quarry.spec.Formula;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What must hold from the next event on: all formulas of one of the sets. No set contains another,
 * so that what is the same looks the same more often.
 */
record Obligations(Set<Set<Future>> alternatives) {
  private static final Obligations TRUE = new Obligations(Set.of(Set.of()));
  private static final Obligations FALSE = new Obligations(Set.of());

  static Obligations of(Future formula) {
    return new Obligations(Set.of(Set.of(formula)));
  }

  boolean mayEnd() {
    return alternatives.stream().anyMatch(all -> all.stream().allMatch(Future::mayEnd));
  }

  /** What is left after an event, given what of the present holds there. */
  Obligations progressed(Predicate<Formula> holds) {
    Obligations result = FALSE;
    for (Set<Future> all : alternatives) {
      Obligations left = TRUE;
      for (Future one : all) {
        left = left.and(progressed(one, holds));
      }
      result = result.or(left);
    }
    return result;
  }

  private static Obligations progressed(Future formula, Predicate<Formula> holds) {
    if (formula instanceof Future.Present present) {
      return holds.test(present.formula()) ? TRUE : FALSE;
    }
    if (formula instanceof Future.And and) {
      return progressed(and.left(), holds).and(progressed(and.right(), holds));
    }
    if (formula instanceof Future.Or or) {
      return progressed(or.left(), holds).or(progressed(or.right(), holds));
    }
    if (formula instanceof Future.Next next) {
      return of(next.formula()).and(of(new Future.More()));
    }
    if (formula instanceof Future.WeakNext next) {
      return of(next.formula()).or(of(new Future.NoMore()));
    }
    if (formula instanceof Future.Until until) {
      return progressed(until.right(), holds).or(progressed(until.left(), holds).and(of(until)));
    }
    if (formula instanceof Future.Release release) {
      return progressed(release.right(), holds)
          .and(progressed(release.left(), holds).or(of(release)));
    }
    return formula instanceof Future.More ? TRUE : FALSE;
  }

  private Obligations or(Obligations other) {
    Set<Set<Future>> both = new HashSet<>(alternatives);
    both.addAll(other.alternatives);
    return new Obligations(smallest(both));
  }

  private Obligations and(Obligations other) {
    Set<Set<Future>> both = new HashSet<>();
    for (Set<Future> left : alternatives) {
      for (Set<Future> right : other.alternatives) {
        Set<Future> all = new HashSet<>(left);
        all.addAll(right);
        both.add(Set.copyOf(all));
      }
    }
    return new Obligations(smallest(both));
  }

  private static Set<Set<Future>> smallest(Set<Set<Future>> sets) {
    return sets.stream()
        .filter(
            set ->
                sets.stream()
                    .noneMatch(
                        other -> other != set && set.containsAll(other) && !set.equals(other)))
        .collect(Collectors.toUnmodifiableSet());
  }
}
