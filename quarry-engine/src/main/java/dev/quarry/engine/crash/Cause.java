package dev.quarry.engine.crash;

import dev.quarry.testgen.recipe.NullPlaces.NullPlace;
import java.util.Optional;
import java.util.Set;

/**
 * What an exception came of.
 *
 * @param telling the arguments that matter
 * @param forbidden a null that matters, and that nobody admits
 */
record Cause(Set<Integer> telling, Optional<NullPlace> forbidden) {
  Cause {
    telling = Set.copyOf(telling);
  }
}
