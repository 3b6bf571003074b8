package dev.quarry.engine.reach;

import dev.quarry.search.random.Dictionary;
import java.util.List;
import java.util.Set;

/**
 * What inputs are likely to need. Nothing is concluded from it.
 *
 * @param constants to draw from
 * @param classes whose objects come before others, by internal names
 * @param literals descriptors of the types that an input may be asked to name
 */
public record Likely(Dictionary constants, Set<String> classes, List<String> literals) {
  /** Nothing is known. */
  public static final Likely NOTHING = new Likely(Dictionary.EMPTY, Set.of(), List.of());

  public Likely {
    classes = Set.copyOf(classes);
    literals = List.copyOf(literals);
  }
}
