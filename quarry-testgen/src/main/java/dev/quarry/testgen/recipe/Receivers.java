package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.MethodResolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Objects to call the method under test on. */
final class Receivers {
  private static final int MOST_CONSTANTS = 5;
  private static final int MOST_CLASSES = 2;

  private final Sources sources;
  private final ClassFile owner;
  private final Maker maker;

  Receivers(Sources sources, ClassFile owner, Maker maker) {
    this.sources = sources;
    this.owner = owner;
    this.maker = maker;
  }

  /** Recipes for objects whose class has the method; none of them is null. */
  List<Recipe> of(MethodShape method) {
    if (owner.isEnum()) {
      return constants(method);
    }
    return owner.isAbstract() ? subclasses(method) : own();
  }

  private List<Recipe> own() {
    return maker.objects("this", TypeUse.ofInternal(owner.name()));
  }

  private List<Recipe> constants(MethodShape method) {
    List<Recipe> constants = new ArrayList<>();
    for (String name : Leaves.constants(owner)) {
      if (constants.size() < MOST_CONSTANTS) {
        constants.add(new Recipe.Constant(owner.name(), name, "L" + owner.name() + ";"));
      }
    }
    return constants;
  }

  /** Objects of subclasses that don't override the method. */
  private List<Recipe> subclasses(MethodShape method) {
    var resolution = new MethodResolution(sources.hierarchy());
    List<Recipe> ways = new ArrayList<>();
    for (ClassFile file : sources.implementations().of(owner)) {
      boolean has = resolution.select(file.name(), method).filter(method::equals).isPresent();
      if (has && ways.size() < MOST_CLASSES && maker.access().canName(file)) {
        TypeUse type = TypeUse.ofInternal(file.name());
        maker.built().implementation("this", file, type, 0, Set.of(owner.name())).stream()
            .filter(recipe -> !(recipe instanceof Recipe.Hole))
            .forEach(ways::add);
      }
    }
    return ways.isEmpty() ? own() : ways;
  }
}
