package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
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
  private static final int STEPS = 3;

  private final Maker maker;
  private final Sources sources;
  private final Access access;
  private final Producers producers;

  Builders(Maker maker, Sources sources, Access access, Producers producers) {
    this.maker = maker;
    this.sources = sources;
    this.access = access;
    this.producers = producers;
  }

  /** A recipe with a builder, if the class has one. */
  Optional<Recipe> of(String name, ClassFile file, int level, Set<String> making) {
    for (MethodNode method : file.header().methods) {
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
                    .filter(Producer::isConstructor)
                    .findFirst()
                    .flatMap(start -> built(name, file, builder, start, level, making)));
  }

  private boolean isStart(MethodNode method, ClassFile file) {
    return (method.access & Opcodes.ACC_STATIC) != 0
        && method.desc.startsWith("()L")
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
    for (MethodNode method : builder.header().methods) {
      if (ENDS.contains(method.name)
          && method.desc.startsWith("()")
          && (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0
          && producers.gives(method, file.name())
          && producers.isCallable(method, builder)) {
        TypeUse type = TypeUse.ofInternal(builder.name());
        Recipe begun = maker.built().call(name, start, type, level, making);
        List<Recipe.Step> steps =
            new Mutators(maker, sources, producers).steps(name, builder, STEPS, 1, level);
        Producer end = new Producer(builder, method);
        Recipe changed = steps.isEmpty() ? begun : new Recipe.Changed(begun, steps);
        return Optional.of(new Recipe.Call(end.id(), end.kind(), List.of(changed), end.type()));
      }
    }
    return Optional.empty();
  }
}
