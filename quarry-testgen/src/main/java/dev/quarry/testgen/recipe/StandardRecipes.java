package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.MethodNode;

/** Recipes for types that need no look at their own class file: general ones and the JDK's. */
final class StandardRecipes {
  private final Sources sources;
  private final Access access;
  private final Leaves leaves;
  private final HoleNames names;
  private final RecipeLimits limits;
  private final BuiltObjects calls;
  private final @Nullable String underTest;

  StandardRecipes(
      Sources sources,
      Access access,
      Leaves leaves,
      HoleNames names,
      RecipeLimits limits,
      BuiltObjects calls,
      @Nullable String underTest) {
    this.sources = sources;
    this.access = access;
    this.leaves = leaves;
    this.names = names;
    this.limits = limits;
    this.calls = calls;
    this.underTest = underTest;
  }

  /** Strings, boxes, and for {@code Object} itself an object of that class. */
  List<Recipe> general(String name, String type, int level, Set<String> making) {
    List<Recipe> ways = new ArrayList<>();
    List<String> leafTypes = GeneralTypes.standingInFor(type);
    for (String leaf : leafTypes.subList(0, level <= 1 ? leafTypes.size() : 1)) {
      String label = leafTypes.size() == 1 ? name : name + "_" + GeneralTypes.shortName(leaf);
      ways.add(new Recipe.Hole(names.unique(label), "L" + leaf + ";"));
    }
    if (level == 0 && type.equals("java/lang/Object")) {
      var constructor = new MethodNode(0, "<init>", "()V", null, null);
      sources
          .hierarchy()
          .find(type)
          .map(
              file ->
                  calls.call(name, new Producer(file, constructor), TypeUse.OBJECT, level, making))
          .ifPresent(ways::add);
    }
    return ways;
  }

  /** Class literals. */
  List<Recipe> classes(TypeUse type, int level) {
    TypeUse named = type.argument(0);
    if (!named.equals(TypeUse.OBJECT) && access.canName(named.descriptor())) {
      return List.of(new Recipe.ClassLiteral(named.descriptor()));
    }
    Set<String> types = new LinkedHashSet<>(List.of(Leaves.STRING));
    if (level == 0) {
      types.add("I");
      if (underTest != null) {
        types.add("L" + underTest + ";");
      }
      types.addAll(sources.literals());
    }
    return types.stream().filter(access::canName).<Recipe>map(Recipe.ClassLiteral::new).toList();
  }

  /** What {@link WellKnown} says about a type; nothing for most. */
  List<Recipe> wellKnown(String name, ClassFile file, TypeUse type, int level, Set<String> making) {
    List<Recipe> ways = new ArrayList<>();
    for (String way : WellKnown.ways(file.name())) {
      boolean isGiven = way.indexOf(WellKnown.GIVEN) >= 0;
      if (ways.size() < Math.max(isGiven ? 2 : 1, limits.waysAt(level))) {
        wellKnown(name, way, type, level, making).ifPresent(ways::add);
      }
    }
    return ways;
  }

  private Optional<Recipe> wellKnown(
      String name, String way, TypeUse type, int level, Set<String> making) {
    int dot = way.indexOf('.');
    String owner = way.substring(0, dot);
    int colon = way.indexOf(':');
    int open = way.indexOf('(');
    if (open < 0) {
      return Optional.of(
          new Recipe.Constant(owner, way.substring(dot + 1, colon), way.substring(colon + 1)));
    }
    String method = way.substring(dot + 1, open);
    int given = way.indexOf(WellKnown.GIVEN);
    if (given >= 0) {
      String descriptor = way.substring(open, given);
      return Optional.of(
          new Recipe.Call(
              MethodId.ofInternal(owner, method, descriptor),
              CallKind.STATIC,
              List.of(new Recipe.Text(way.substring(given + 1))),
              descriptor.substring(descriptor.indexOf(')') + 1)));
    }
    return sources
        .hierarchy()
        .find(owner)
        .flatMap(
            file ->
                file.header().methods.stream()
                    .filter(m -> m.name.equals(method) && m.desc.equals(way.substring(open)))
                    .findFirst()
                    .map(node -> calls.call(name, new Producer(file, node), type, level, making)));
  }

  /** An input, if no class of the program implements the interface: a run would pick that class. */
  Optional<Recipe> lambda(String name, ClassFile file, TypeUse type) {
    boolean isOpen =
        sources.lambdas().method(file).isPresent()
            && givesInput(file, type)
            && sources.implementations().of(file).isEmpty();
    return isOpen
        ? Optional.of(new Recipe.Hole(names.unique(name), type.descriptor(), type.signature()))
        : Optional.empty();
  }

  /** Whether what the lambda returns can be written in a test. */
  private boolean givesInput(ClassFile file, TypeUse type) {
    Optional<List<AbstractMethods.Open>> methods =
        sources.abstractMethods().of(file, type, access.home());
    if (methods.isEmpty() || methods.get().size() != 1) {
      return false;
    }
    TypeUse result = methods.get().get(0).result();
    return result.descriptor().equals("V")
        || leaves.isLeaf(result)
        || GeneralTypes.isAny(result.internalName());
  }
}
