package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Objects of interfaces and abstract classes whose classes are written for the test. */
final class StubRecipes {
  /** Nobody wants to read a class with more methods than this. */
  private static final int MOST_METHODS = 14;

  private static final int MOST_EXCEPTIONS = 2;
  private static final MethodId OF_OBJECT =
      MethodId.ofInternal("java/lang/Object", "<init>", "()V");

  /** What a collaborator that has nothing to say returns; all else is null. */
  private static final Map<String, String> NOTHING =
      Map.of(
          "java/util/Optional", "empty",
          "java/util/OptionalInt", "empty",
          "java/util/OptionalLong", "empty",
          "java/util/OptionalDouble", "empty",
          "java/util/stream/Stream", "empty");

  private final Maker maker;
  private final Sources sources;
  private final Access access;
  private final Leaves leaves;
  private final Costs costs;
  private final RecipeLimits limits;
  private final Optional<Footprint> footprint;

  StubRecipes(
      Maker maker,
      Sources sources,
      Access access,
      Leaves leaves,
      Costs costs,
      RecipeLimits limits,
      Optional<Footprint> footprint) {
    this.maker = maker;
    this.sources = sources;
    this.access = access;
    this.leaves = leaves;
    this.costs = costs;
    this.limits = limits;
    this.footprint = footprint;
  }

  /** A stub, if a class of the test's package can be one. */
  Optional<Recipe> of(String name, ClassFile file, TypeUse type, int level, Set<String> making) {
    boolean isPossible =
        (file.isInterface() || file.isAbstract())
            && !file.isSealed()
            && !file.isEnum()
            && (file.access() & Opcodes.ACC_ANNOTATION) == 0
            && !Access.isInner(file)
            && access.canName(file);
    if (!isPossible) {
      return Optional.empty();
    }
    Optional<Producer> constructor = constructor(file, making);
    if (!file.isInterface() && constructor.isEmpty()) {
      return Optional.empty();
    }
    return sources
        .abstractMethods()
        .of(file, type, access.home())
        .filter(methods -> methods.size() <= MOST_METHODS)
        .filter(methods -> methods.stream().allMatch(this::canBeWritten))
        .map(methods -> stub(name, file, type, constructor, methods, level, making));
  }

  private boolean canBeWritten(AbstractMethods.Open open) {
    return Access.isWritable(open.header().name)
        && access.canName(open.result().descriptor())
        && List.of(org.objectweb.asm.Type.getArgumentTypes(open.header().desc)).stream()
            .allMatch(parameter -> access.canName(parameter.getDescriptor()));
  }

  private Recipe stub(
      String name,
      ClassFile file,
      TypeUse type,
      Optional<Producer> constructor,
      List<AbstractMethods.Open> methods,
      int level,
      Set<String> making) {
    List<Recipe.Told> told = new ArrayList<>();
    for (AbstractMethods.Open method : methods) {
      told.add(told(name, method, level, making));
    }
    return new Recipe.Stub(
        "L" + file.name() + ";",
        new TypeUse("L" + file.name() + ";", type.arguments()).signature(),
        constructor.map(Producer::id).orElse(OF_OBJECT),
        constructor
            .map(call -> maker.built().argumentsOf(name, call, type, level, making))
            .orElse(List.of()),
        told,
        sources.lambdas().method(file).isPresent());
  }

  private Recipe.Told told(String name, AbstractMethods.Open open, int level, Set<String> making) {
    if (!isAsked(open)) {
      return new Recipe.Told(name, open.method(), List.of(), List.of(), otherwise(open));
    }
    String label = name + "_" + open.header().name;
    String number = maker.names().unique(label + "_calls");
    List<Recipe> results = new ArrayList<>();
    for (int i = 0; i < results(open.result(), level); i++) {
      results.add(maker.make(label, open.result(), level + 1, making));
    }
    return new Recipe.Told(
        number, open.method(), results, exceptions(label, open, level, making), otherwise(open));
  }

  private boolean isAsked(AbstractMethods.Open open) {
    return footprint
        .filter(asked -> !asked.calls().contains(open.header().name + open.header().desc))
        .isEmpty();
  }

  private int results(TypeUse result, int level) {
    if (result.descriptor().equals("V")) {
      return 0;
    }
    int most = limits.elementsAt(level);
    return leaves.isLeaf(result) ? most : Math.max(1, most - 1);
  }

  private List<Recipe> exceptions(
      String label, AbstractMethods.Open open, int level, Set<String> making) {
    List<Recipe> exceptions = new ArrayList<>();
    for (String declared : open.header().exceptions) {
      Recipe exception =
          maker.notNull(label + "_thrown", TypeUse.ofInternal(declared), level + 1, making);
      if (exceptions.size() < MOST_EXCEPTIONS && exception instanceof Recipe.Call) {
        exceptions.add(exception);
      }
    }
    return exceptions;
  }

  private static Recipe otherwise(AbstractMethods.Open open) {
    String descriptor = open.result().descriptor();
    if (!descriptor.startsWith("L")) {
      return new Recipe.Null(descriptor);
    }
    String internal = open.result().internalName();
    String factory = NOTHING.get(internal);
    if (factory != null) {
      boolean isInterface = internal.equals("java/util/stream/Stream");
      MethodId callee = MethodId.ofInternal(internal, factory, "()" + descriptor);
      CallKind kind = isInterface ? CallKind.STATIC_INTERFACE : CallKind.STATIC;
      return new Recipe.Call(callee, kind, List.of(), descriptor);
    }
    return new Recipe.Null(descriptor);
  }

  /** The cheapest constructor that a subclass in the test's package can call. */
  private Optional<Producer> constructor(ClassFile file, Set<String> making) {
    if (file.isInterface()) {
      return Optional.empty();
    }
    boolean isHome = Names.packageOf(file.name()).equals(access.home());
    int open = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED;
    return file.header().methods.stream()
        .filter(method -> method.name.equals("<init>"))
        .filter(method -> (method.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) == 0)
        .filter(method -> isHome || (method.access & open) != 0)
        .map(method -> new Producer(file, method))
        .filter(producer -> costs.of(producer, making) < Costs.HOPELESS)
        .min(
            Comparator.<Producer>comparingInt(producer -> costs.of(producer, making))
                .thenComparing(producer -> producer.method().desc));
  }
}
