package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Makes the recipes of one scenario. The calls under test are at level 0, what their arguments are
 * made of at level 1, and so on; the deeper, the fewer alternatives.
 */
final class Maker {
  /** Below this level an object is not left out for null: there would be too many cases. */
  private static final int LAST_NULL_LEVEL = 1;

  private final Sources sources;
  private final Access access;
  private final Leaves leaves;
  private final Producers producers;
  private final Costs costs;
  private final HoleNames names;
  private final RecipeLimits limits;
  private final Containers containers;
  private final BuiltObjects built;
  private final StandardRecipes standard;
  private final Optional<Histories> histories;

  /**
   * @param sources of the program
   * @param home the package of the test, with slashes
   * @param underTest the internal name of the class under test; null if there is none
   * @param names of all recipes of the scenario
   * @param limits of the recipes
   */
  Maker(
      Sources sources,
      String home,
      @Nullable String underTest,
      HoleNames names,
      RecipeLimits limits) {
    this(sources, home, underTest, names, limits, Optional.empty());
  }

  /**
   * The same, where objects have a history, and stubs answer what they are asked only.
   *
   * @param footprint of the call under test
   */
  Maker(
      Sources sources,
      String home,
      @Nullable String underTest,
      HoleNames names,
      RecipeLimits limits,
      Optional<Footprint> footprint) {
    this.sources = sources;
    this.access = new Access(sources.hierarchy(), home);
    this.leaves = new Leaves(sources.hierarchy(), access);
    this.costs = new Costs(sources.hierarchy(), access, leaves);
    this.producers = new Producers(sources.hierarchy(), access, costs);
    this.names = names;
    this.limits = limits;
    this.containers = new Containers(this, names, limits);
    this.built =
        new BuiltObjects(this, sources, access, leaves, producers, costs, limits, footprint);
    this.histories = footprint.map(asked -> new Histories(this, sources, producers, asked));
    this.standard = new StandardRecipes(sources, access, leaves, names, limits, built, underTest);
  }

  Access access() {
    return access;
  }

  BuiltObjects built() {
    return built;
  }

  HoleNames names() {
    return names;
  }

  /** A recipe for an argument of the call under test. */
  Recipe argument(String name, TypeUse type) {
    return make(name, type, 0, Set.of());
  }

  /** Recipes for an object that is not null. Empty if there is no way to one. */
  List<Recipe> objects(String name, TypeUse type) {
    return ways(name, type, 0, Set.of());
  }

  /** One way to a value of a type that is not asked for by the argument's declaration. */
  Optional<Recipe> sample(String name, TypeUse type) {
    if (leaves.isLeaf(type)) {
      return Optional.of(new Recipe.Hole(names.unique(name), type.descriptor()));
    }
    return ways(name, type, 1, Set.of()).stream().findFirst();
  }

  Recipe make(String name, TypeUse type, int level, Set<String> making) {
    if (leaves.isLeaf(type)) {
      return new Recipe.Hole(names.unique(name), type.descriptor());
    }
    List<Recipe> ways = new ArrayList<>(ways(name, type, level, making));
    List<Recipe.Step> history =
        ways.isEmpty() || level == 0 ? List.of() : history(name, type, level);
    if (!history.isEmpty()) {
      return new Recipe.Changed(oneOf(name, type, ways), history);
    }
    boolean isNullable = ways.stream().anyMatch(Recipe.Hole.class::isInstance);
    if (ways.isEmpty() || (!isNullable && level <= LAST_NULL_LEVEL)) {
      // Reflection comes last: whoever can do without it gets null.
      boolean isFirst = ways.stream().allMatch(HiddenMembers::areUsedBy);
      ways.add(isFirst ? 0 : ways.size(), new Recipe.Null(type.descriptor()));
    }
    return oneOf(name, type, ways);
  }

  Recipe oneOf(String name, TypeUse type, List<Recipe> ways) {
    return ways.size() == 1
        ? ways.get(0)
        : new Recipe.OneOf(names.unique(name + "_kind"), type.descriptor(), ways);
  }

  private List<Recipe> ways(String name, TypeUse type, int level, Set<String> making) {
    if (level > limits.depth()) {
      return List.of();
    }
    if (type.isArray()) {
      return access.canName(type.descriptor())
          ? List.of(containers.array(name, type, level, making))
          : List.of();
    }
    String internal = type.internalName();
    if (GeneralTypes.isAny(internal)) {
      return standard.general(name, internal, level, making);
    }
    if (GeneralTypes.isOfClasses(internal)) {
      return standard.classes(type, level);
    }
    Optional<CollectionKind> collection = WellKnown.collection(internal);
    if (collection.isPresent()) {
      return List.of(containers.collection(name, collection.get(), type, level, making));
    }
    return sources
        .hierarchy()
        .find(internal)
        .filter(access::canName)
        .map(file -> objects(name, file, type, level, making))
        .orElse(List.of());
  }

  private List<Recipe> objects(
      String name, ClassFile file, TypeUse type, int level, Set<String> making) {
    List<Recipe> known = standard.wellKnown(name, file, type, level, making);
    if (!known.isEmpty()) {
      return known;
    }
    Optional<Recipe> lambda = standard.lambda(name, file, type);
    if (lambda.isPresent()) {
      return List.of(lambda.get());
    }
    boolean isAllowed = file.isOfProgram() || WellKnown.isHarmless(file.name());
    // A list of two nodes is worth having; more of the same kind is not.
    boolean isAgain = making.contains(file.name());
    if (!isAllowed || (isAgain && (level > 1 || making.contains(again(file))))) {
      return List.of();
    }
    Set<String> within = new LinkedHashSet<>(making);
    within.add(isAgain ? again(file) : file.name());
    return built.of(name, file, type, level, within);
  }

  private static String again(ClassFile file) {
    return file.name() + " again";
  }

  /** What an object of a type has been through; nothing if that does not matter. */
  List<Recipe.Step> history(String name, TypeUse type, int level) {
    boolean isObject = !type.isPrimitive() && !type.isArray();
    return isObject && histories.isPresent()
        ? sources
            .hierarchy()
            .find(type.internalName())
            .filter(file -> file.isOfProgram() && !file.isInterface() && access.canName(file))
            .map(file -> histories.get().ofObject(name + "_then", file, level))
            .orElse(List.of())
        : List.of();
  }

  /** What the static fields of a class have been through. */
  List<Recipe.Step> history(ClassFile file) {
    return histories.map(all -> all.ofClass(file)).orElse(List.of());
  }

  /** Steps that change an argument of the call under test. */
  List<Recipe.Step> steps(String name, ClassFile file, int most, int rounds) {
    return new Mutators(this, sources, producers).steps(name, file, most, rounds, 0);
  }

  /** Steps that set private fields of an argument of the call under test. */
  List<Recipe.Step> hiddenSteps(String name, ClassFile file, int most) {
    return new HiddenFields(this, sources).steps(name, file, most);
  }

  /** Whether all of the types are inputs, or such as one knows how to make. */
  boolean areSimple(Type[] types) {
    return areWithin(types, Costs.KNOWN);
  }

  /** Whether none of the types is one that only null is known for. */
  boolean arePossible(Type[] types) {
    return areWithin(types, Costs.HOPELESS - 1);
  }

  private boolean areWithin(Type[] types, int cost) {
    for (Type type : types) {
      if (costs.of(TypeUse.of(type.getDescriptor()), Set.of()) > cost) {
        return false;
      }
    }
    return true;
  }

  /** One way to an object; null only if there is none. */
  Recipe notNull(String name, TypeUse type, int level, Set<String> making) {
    List<Recipe> ways = ways(name, type, level, making);
    return ways.isEmpty() ? new Recipe.Null(type.descriptor()) : ways.get(0);
  }
}
