package dev.quarry.expr;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * The concrete classes that are subtypes of a named type in a closed world. The set travels with
 * the expression, so that evaluating a subtype condition needs no class path.
 *
 * @param name the type the set stands for, for printing
 * @param members binary names of the concrete subtypes, sorted
 */
public record TypeSet(String name, List<String> members) {
  /** The set that no object's class is in. */
  public static final TypeSet EMPTY = new TypeSet("", List.of());

  public TypeSet {
    members = List.copyOf(new TreeSet<>(members));
  }

  /** The subtypes of {@code name} among {@code members}. */
  public static TypeSet of(String name, Collection<String> members) {
    return new TypeSet(name, List.copyOf(members));
  }

  /** Whether the class is a member. */
  public boolean contains(String type) {
    return java.util.Collections.binarySearch(members, type) >= 0;
  }
}
