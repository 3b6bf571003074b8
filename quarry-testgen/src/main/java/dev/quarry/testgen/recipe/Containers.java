package dev.quarry.testgen.recipe;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Collections and arrays of objects. */
final class Containers {
  private final Maker maker;
  private final HoleNames names;
  private final RecipeLimits limits;

  Containers(Maker maker, HoleNames names, RecipeLimits limits) {
    this.maker = maker;
    this.names = names;
    this.limits = limits;
  }

  Recipe array(String name, TypeUse type, int level, Set<String> making) {
    String size = names.unique(name + "_length");
    List<Recipe> elements = new ArrayList<>();
    for (int i = 0; i < limits.elementsAt(level); i++) {
      elements.add(maker.make(name + "_" + i, type.component(), level + 1, making));
    }
    return new Recipe.Array(size, type.descriptor(), elements);
  }

  Recipe collection(String name, CollectionKind kind, TypeUse type, int level, Set<String> making) {
    String size = names.unique(name + "_size");
    List<Recipe> elements = new ArrayList<>();
    for (int i = 0; i < limits.elementsAt(level); i++) {
      if (kind == CollectionKind.MAP) {
        elements.add(maker.make(name + "_key" + i, type.argument(0), level + 1, making));
        elements.add(maker.make(name + "_value" + i, type.argument(1), level + 1, making));
      } else if (kind == CollectionKind.QUEUE) {
        // An ArrayDeque takes no nulls; a hole that is null ends the arranging.
        elements.add(maker.notNull(name + "_" + i, type.argument(0), level + 1, making));
      } else {
        elements.add(maker.make(name + "_" + i, type.argument(0), level + 1, making));
      }
    }
    return new Recipe.Collected(size, kind, type.descriptor(), elements);
  }
}
