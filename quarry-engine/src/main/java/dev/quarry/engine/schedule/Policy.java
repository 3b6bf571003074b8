package dev.quarry.engine.schedule;

import java.util.Optional;

/**
 * Chooses what to do next: what a command finds worth doing. Needs no lock unless several threads
 * work for the same search.
 */
@FunctionalInterface
public interface Policy {

  /**
   * The next action; none if nothing is left that this policy would do. May wait for what others do
   * meanwhile.
   */
  Optional<Action> next() throws InterruptedException;

  /** Another as soon as this one has nothing left. */
  default Policy then(Policy other) {
    return () -> {
      Optional<Action> first = next();
      return first.isPresent() ? first : other.next();
    };
  }
}
