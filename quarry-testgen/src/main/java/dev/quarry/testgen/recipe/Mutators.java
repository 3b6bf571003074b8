package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** The methods that change an object after it was made. */
final class Mutators {
  private static final List<String> SETTERS = List.of("set", "with");
  private static final List<String> ADDERS =
      List.of("add", "put", "append", "push", "insert", "offer");
  private static final Set<String> NEVER =
      Set.of("wait", "notify", "notifyAll", "finalize", "run", "close", "main");
  private static final int HIDDEN = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE;
  private static final int MOST_PARAMETERS = 4;

  private final Maker maker;
  private final Sources sources;
  private final Producers producers;

  Mutators(Maker maker, Sources sources, Producers producers) {
    this.maker = maker;
    this.sources = sources;
    this.producers = producers;
  }

  private record Mutator(ClassFile owner, MethodNode method, boolean isFluent) {
    boolean adds() {
      return startsWith(ADDERS, method.name);
    }

    boolean isBare() {
      return method.desc.startsWith("()");
    }

    int rank() {
      return startsWith(SETTERS, method.name) ? 0 : adds() ? 1 : isFluent ? 2 : 3;
    }

    private static boolean startsWith(List<String> prefixes, String name) {
      return prefixes.stream().anyMatch(name::startsWith);
    }
  }

  /**
   * Steps for an object of a class.
   *
   * @param name of the object
   * @param most how many methods
   * @param rounds how often those are called that add something
   * @param level of the object
   */
  List<Recipe.Step> steps(String name, ClassFile file, int most, int rounds, int level) {
    List<Mutator> mutators = mutators(file);
    List<Mutator> chosen = new ArrayList<>(mutators.subList(0, Math.min(most, mutators.size())));
    // Things are opened before something is put into them.
    chosen.sort(Comparator.comparingInt(Mutator::rank).thenComparing(mutator -> !mutator.isBare()));
    List<Recipe.Step> steps = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (Mutator mutator : chosen) {
        if (round == 0 || mutator.adds()) {
          steps.add(step(name, file, mutator, level));
        }
      }
    }
    return steps;
  }

  private List<Mutator> mutators(ClassFile file) {
    List<Mutator> found = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (ClassFile type : sources.hierarchy().superclasses(file.name())) {
      if (!type.isOfProgram()) {
        break;
      }
      for (MethodNode method : type.header().methods) {
        if (isMutator(method, type, file) && seen.add(method.name + parameters(method))) {
          boolean isFluent = Type.getReturnType(method.desc).getSort() == Type.OBJECT;
          found.add(new Mutator(type, method, isFluent));
        }
      }
    }
    found.sort(
        Comparator.comparingInt(Mutator::rank)
            .thenComparing(mutator -> mutator.method().name)
            .thenComparing(mutator -> mutator.method().desc));
    return found;
  }

  private static String parameters(MethodNode method) {
    return method.desc.substring(0, method.desc.indexOf(')') + 1);
  }

  private boolean isMutator(MethodNode method, ClassFile owner, ClassFile file) {
    Type result = Type.getReturnType(method.desc);
    boolean isVoid = result.getSort() == Type.VOID;
    boolean isFluent =
        result.getSort() == Type.OBJECT
            && sources.hierarchy().isSubtype(file.name(), result.getInternalName())
            && !result.getInternalName().equals("java/lang/Object")
            // One that returns another object changes nothing, as withers don't.
            && (isBuilder(file) || sources.notes().returnsThis(owner, method));
    boolean adds = result.getSort() == Type.BOOLEAN && new Mutator(owner, method, false).adds();
    Type[] parameters = Type.getArgumentTypes(method.desc);
    return (isVoid || isFluent || adds)
        && !method.name.startsWith("<")
        && !NEVER.contains(method.name)
        && (method.access & HIDDEN) == 0
        && parameters.length <= MOST_PARAMETERS
        && producers.isCallable(method, owner)
        && maker.access().canName(owner)
        && maker.areSimple(parameters);
  }

  private static boolean isBuilder(ClassFile file) {
    return file.name().endsWith("Builder");
  }

  private Recipe.Step step(String name, ClassFile file, Mutator mutator, int level) {
    MethodNode method = mutator.method();
    Producer producer = new Producer(mutator.owner(), method);
    String label = name + "_" + method.name;
    String made = maker.names().unique(label);
    TypeUse use = TypeUse.ofInternal(file.name());
    List<Recipe> arguments =
        maker.built().argumentsOf(label, producer, use, level, Set.of(file.name()));
    MethodId callee = producer.id();
    return new Recipe.Step(made, callee, producer.kind(), arguments);
  }
}
