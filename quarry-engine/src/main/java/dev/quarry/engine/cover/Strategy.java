package dev.quarry.engine.cover;

import java.util.Optional;

/** Chooses what to do next. One strategy belongs to one campaign and needs no lock. */
@FunctionalInterface
interface Strategy {
  /** The next action; none if nothing is left that this strategy would do. */
  Optional<Action> next();

  /** Another as soon as this one has nothing left. */
  default Strategy then(Strategy other) {
    return () -> next().or(other::next);
  }
}
