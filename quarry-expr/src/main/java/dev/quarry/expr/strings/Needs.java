package dev.quarry.expr.strings;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** The assumptions a lowered value depends on: where they hold, the value is exact. */
record Needs(Set<Restriction> assumptions) {
  static final Needs NONE = new Needs(Set.of());

  Needs {
    assumptions = Collections.unmodifiableSet(new LinkedHashSet<>(assumptions));
  }

  static Needs of(Restriction assumption) {
    return new Needs(Set.of(assumption));
  }

  Needs with(Needs other) {
    if (other.isEmpty() || other == this) {
      return this;
    }
    if (isEmpty()) {
      return other;
    }
    var union = new LinkedHashSet<>(assumptions);
    union.addAll(other.assumptions);
    return new Needs(union);
  }

  boolean isEmpty() {
    return assumptions.isEmpty();
  }
}
