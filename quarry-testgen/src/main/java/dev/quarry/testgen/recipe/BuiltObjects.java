package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Objects that come out of calls: of their own class's constructors, factories and builders, of
 * implementations, and as a last resort of whoever returns them.
 */
final class BuiltObjects {
  private static final int MOST_TRIED = 4;

  /** Below this level there is a stub only if there is nothing else. */
  private static final int LAST_STUB_BESIDE_OTHERS = 1;

  private final Maker maker;
  private final Sources sources;
  private final Access access;
  private final Leaves leaves;
  private final Producers producers;
  private final Costs costs;
  private final RecipeLimits limits;
  private final Builders builders;
  private final StubRecipes stubs;

  BuiltObjects(
      Maker maker,
      Sources sources,
      Access access,
      Leaves leaves,
      Producers producers,
      Costs costs,
      RecipeLimits limits,
      Optional<Footprint> footprint) {
    this.maker = maker;
    this.sources = sources;
    this.access = access;
    this.leaves = leaves;
    this.producers = producers;
    this.costs = costs;
    this.limits = limits;
    this.builders = new Builders(maker, sources, access, producers, limits);
    this.stubs = new StubRecipes(maker, sources, access, leaves, costs, limits, footprint);
  }

  /** Ways to an object of a class or interface, without null. */
  List<Recipe> of(String name, ClassFile file, TypeUse type, int level, Set<String> making) {
    List<Recipe> ways = new ArrayList<>(preferred(name, file, type, level, making));
    ways.addAll(
        producers.constructors(file).isEmpty()
            ? presets(name, file, type, level, making)
            : made(name, file, type, level, making));
    if (file.isAbstract() || file.isInterface()) {
      addImplementations(name, file, type, level, making, ways);
    }
    if (ways.isEmpty()) {
      elsewhere(name, file, level, making).ifPresent(ways::add);
    }
    // Real ones come first; a stub can say what they would not.
    if (ways.isEmpty()
        || (ways.size() == 1 && file.isInterface() && level <= LAST_STUB_BESIDE_OTHERS)) {
      stubs.of(name, file, type, level, making).ifPresent(ways::add);
    }
    if (ways.isEmpty() && sources.reflection() == Reflection.ALLOWED) {
      addHidden(name, file, type, level, making, ways);
    }
    return ways;
  }

  /** Objects of classes that somebody asks for, first of all ways. */
  private List<Recipe> preferred(
      String name, ClassFile file, TypeUse type, int level, Set<String> making) {
    List<Recipe> ways = new ArrayList<>();
    for (ClassFile concrete : sources.implementations().preferred(file)) {
      if (!making.contains(concrete.name()) && access.canName(concrete)) {
        ways.addAll(implementation(name, concrete, type, level, making));
      }
    }
    return ways;
  }

  private List<Recipe> made(
      String name, ClassFile file, TypeUse type, int level, Set<String> making) {
    int most = limits.waysAt(level);
    List<Recipe> ways = calls(name, producers.best(file, making, most), type, level, making);
    if (ways.size() < most || level == 0) {
      builders.of(name, file, level, making).ifPresent(ways::add);
    }
    addUpTo(most, producers.constants(file), ways);
    return ways;
  }

  /**
   * Objects of a class without constructors. A factory that reads texts refuses most of them, so it
   * comes after constants and builders.
   */
  private List<Recipe> presets(
      String name, ClassFile file, TypeUse type, int level, Set<String> making) {
    int most = limits.presetsAt(level);
    List<Recipe> constants = producers.constants(file);
    List<Producer> plain = producers.plainFactories(file, making);
    boolean isBuilderNew = most > 1 && !builders.isSpent(file);
    Optional<Recipe> builder =
        isBuilderNew || (plain.isEmpty() && constants.isEmpty())
            ? builders.of(name, file, level, making)
            : Optional.empty();
    List<Recipe> ways = calls(name, first(plain), type, level, making);
    addUpTo(Math.min(most - (builder.isPresent() ? 1 : 0), ways.size() + 1), constants, ways);
    builder.ifPresent(ways::add);
    if (ways.size() < most || level == 0) {
      ways.addAll(
          calls(name, first(producers.readingFactories(file, making)), type, level, making));
    }
    if (file.isAbstract() || file.isInterface()) {
      return ways;
    }
    addUpTo(most, constants, ways);
    for (Producer producer : plain.subList(Math.min(1, plain.size()), plain.size())) {
      if (ways.size() < most) {
        ways.addAll(calls(name, List.of(producer), type, level, making));
      }
    }
    return ways;
  }

  private static List<Producer> first(List<Producer> producers) {
    return producers.subList(0, Math.min(1, producers.size()));
  }

  private List<Recipe> calls(
      String name, List<Producer> producers, TypeUse type, int level, Set<String> making) {
    List<Recipe> calls = new ArrayList<>();
    for (Producer producer : producers) {
      Recipe.Call call = call(name, producer, type, level, making);
      if (hasObject(producer, call)) {
        calls.add(call);
      }
    }
    return calls;
  }

  private static void addUpTo(int most, List<Recipe> some, List<Recipe> ways) {
    for (Recipe one : some) {
      if (ways.size() < most && !ways.contains(one)) {
        ways.add(one);
      }
    }
  }

  private void addHidden(
      String name, ClassFile file, TypeUse type, int level, Set<String> making, List<Recipe> ways) {
    for (Producer producer : producers.hiddenConstructors(file, making)) {
      Recipe.Call call = call(name, producer, type, level, making);
      if (ways.size() < limits.waysAt(level) && hasObject(producer, call)) {
        ways.add(call);
      }
    }
  }

  private void addImplementations(
      String name, ClassFile file, TypeUse type, int level, Set<String> making, List<Recipe> ways) {
    int most = limits.waysAt(level);
    for (ClassFile concrete : sources.implementations().of(file)) {
      if (ways.size() >= most) {
        return;
      }
      boolean isNew = !sources.implementations().preferred(file).contains(concrete);
      if (isNew && !making.contains(concrete.name()) && access.canName(concrete)) {
        ways.addAll(implementation(name, concrete, type, level, making));
      }
    }
  }

  /** One way to an object of a class, if there is a good one. */
  List<Recipe> implementation(
      String name, ClassFile concrete, TypeUse type, int level, Set<String> making) {
    TypeUse use = new TypeUse("L" + concrete.name() + ";", type.arguments());
    if (leaves.isLeaf(use)) {
      return List.of(new Recipe.Hole(maker.names().unique(name), use.descriptor()));
    }
    Set<String> within = new LinkedHashSet<>(making);
    within.add(concrete.name());
    for (Producer producer : producers.best(concrete, within, 1)) {
      Recipe.Call call = call(name, producer, use, level, within);
      if (costs.of(producer, within) < Costs.HOPELESS && hasObject(producer, call)) {
        return List.of(call);
      }
    }
    List<Recipe> constants = producers.constants(concrete);
    return constants.subList(0, Math.min(1, constants.size()));
  }

  /** What a method of another class returns. */
  private Optional<Recipe> elsewhere(String name, ClassFile file, int level, Set<String> making) {
    List<Producer> found = new ArrayList<>();
    for (Producer producer : sources.factories().giving(file)) {
      if (!making.contains(producer.owner().name())
          && access.canName(producer.owner())
          && producers.isCallable(producer.method(), producer.owner())
          && costs.of(producer, making) < Costs.HOPELESS) {
        found.add(producer);
      }
    }
    found.sort(Comparator.comparingInt(producer -> costs.of(producer, making)));
    for (Producer producer : found.subList(0, Math.min(MOST_TRIED, found.size()))) {
      Recipe.Call call = call(name, producer, TypeUse.ofInternal(file.name()), level, making);
      if (hasObject(producer, call)) {
        return Optional.of(call);
      }
    }
    return Optional.empty();
  }

  /** Whether there is an object to call on, or to be inside of, if one is needed. */
  private static boolean hasObject(Producer producer, Recipe.Call call) {
    boolean needsObject =
        producer.hasReceiver() || (producer.isConstructor() && Access.isInner(producer.owner()));
    return !needsObject || !(call.arguments().get(0) instanceof Recipe.Null);
  }

  /** A call with recipes for all its arguments. */
  Recipe.Call call(String name, Producer producer, TypeUse type, int level, Set<String> making) {
    return new Recipe.Call(
        producer.id(),
        producer.kind(),
        arguments(name, producer, type, level, making),
        producer.type());
  }

  private List<Recipe> arguments(
      String name, Producer producer, TypeUse type, int level, Set<String> making) {
    List<Recipe> arguments = new ArrayList<>();
    ClassFile owner = producer.owner();
    if (producer.hasReceiver()) {
      TypeUse receiver = new TypeUse("L" + owner.name() + ";", type.arguments());
      arguments.add(maker.notNull(name + "_of", receiver, level + 1, making));
    }
    arguments.addAll(argumentsOf(name, producer, type, level, making));
    return arguments;
  }

  /** Recipes for the parameters, without the receiver. */
  List<Recipe> argumentsOf(
      String name, Producer producer, TypeUse type, int level, Set<String> making) {
    List<Recipe> arguments = new ArrayList<>();
    ClassFile owner = producer.owner();
    List<TypeUse> types =
        sources
            .generics()
            .parameters(producer.method(), sources.generics().variables(owner, type), type);
    List<String> labels = sources.notes().parameters(owner, producer.id());
    for (int i = 0; i < types.size(); i++) {
      String label = name + "_" + (i < labels.size() ? labels.get(i) : "arg" + i);
      boolean isOuter = i == 0 && producer.isConstructor() && Access.isInner(owner);
      arguments.add(
          isOuter
              ? maker.notNull(name + "_outer", types.get(i), level + 1, making)
              : maker.make(label, types.get(i), level + 1, making));
    }
    return arguments;
  }
}
