package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** Objects that come out of a builder: {@code Foo.builder().size(3).build()}. */
final class Builders {
  private static final Set<String> STARTS = Set.of("builder", "newBuilder");
  private static final Set<String> ENDS = Set.of("build", "get", "create");

  private final Maker maker;
  private final Sources sources;
  private final Access access;
  private final Producers producers;
  private final RecipeLimits limits;
  private final Set<String> used = new HashSet<>();
  private int stepsLeft;

  Builders(Maker maker, Sources sources, Access access, Producers producers, RecipeLimits limits) {
    this.maker = maker;
    this.sources = sources;
    this.access = access;
    this.producers = producers;
    this.limits = limits;
    this.stepsLeft = limits.steps();
  }

  /** Whether a builder with its steps is part of the scenario already. */
  boolean isSpent(ClassFile file) {
    return used.contains(file.name());
  }

  /** A recipe with a builder, if the class has one. */
  Optional<Recipe> of(String name, ClassFile file, int level, Set<String> making) {
    for (MethodNode method : inOrder(file.header().methods)) {
      if (STARTS.contains(method.name) && isStart(method, file)) {
        String builder = Type.getReturnType(method.desc).getInternalName();
        Optional<Recipe> built =
            sources
                .hierarchy()
                .find(builder)
                .flatMap(b -> built(name, file, b, new Producer(file, method), level, making));
        if (built.isPresent()) {
          return built;
        }
      }
    }
    return sources
        .hierarchy()
        .find(file.name() + "$Builder")
        .filter(builder -> access.canName(builder) && !making.contains(builder.name()))
        .flatMap(
            builder ->
                producers.best(builder, making, 1).stream()
                    .findFirst()
                    .flatMap(start -> built(name, file, builder, start, level, making)));
  }

  private boolean isStart(MethodNode method, ClassFile file) {
    return (method.access & Opcodes.ACC_STATIC) != 0
        && Type.getReturnType(method.desc).getSort() == Type.OBJECT
        && producers.isCallable(method, file)
        && access.canName(Type.getReturnType(method.desc).getDescriptor());
  }

  private Optional<Recipe> built(
      String name,
      ClassFile file,
      ClassFile builder,
      Producer start,
      int level,
      Set<String> making) {
    for (MethodNode method : inOrder(builder.header().methods)) {
      if (ENDS.contains(method.name)
          && method.desc.startsWith("()")
          && (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0
          && producers.gives(method, file.name())
          && producers.isCallable(method, builder)) {
        TypeUse type = TypeUse.ofInternal(builder.name());
        Recipe begun = maker.built().call(name, start, type, level, making);
        List<Recipe.Step> steps = used.add(file.name()) ? steps(name, builder, level) : List.of();
        Producer end = new Producer(builder, method);
        Recipe changed = steps.isEmpty() ? begun : new Recipe.Changed(begun, steps);
        return Optional.of(new Recipe.Call(end.id(), end.kind(), List.of(changed), end.type()));
      }
    }
    return Optional.empty();
  }

  /** Deprecated ones last. */
  private static List<MethodNode> inOrder(List<MethodNode> methods) {
    return methods.stream()
        .sorted(Comparator.comparing(method -> (method.access & Opcodes.ACC_DEPRECATED) != 0))
        .toList();
  }

  /** The first builder of a scenario may use most of the steps. */
  private List<Recipe.Step> steps(String name, ClassFile builder, int level) {
    int most = Math.min(stepsLeft, limits.stepsOfOne());
    var mutators = new Mutators(maker, sources, producers);
    stepsLeft -= Math.min(most, mutators.count(builder));
    return mutators.steps(name, builder, most, 1, level);
  }
}
