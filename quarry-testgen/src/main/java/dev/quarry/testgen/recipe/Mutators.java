package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** The methods that change an object after it was made. */
final class Mutators {

  private static final Set<String> NEVER =
      Set.of("wait", "notify", "notifyAll", "finalize", "run", "close", "main");
  private static final int HIDDEN = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE;
  private static final int MOST_PARAMETERS = 4;
  private static final int LAST = 100;

  private final Maker maker;
  private final Sources sources;
  private final Producers producers;

  Mutators(Maker maker, Sources sources, Producers producers) {
    this.maker = maker;
    this.sources = sources;
    this.producers = producers;
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

  /** How many methods there are to choose from. */
  int count(ClassFile file) {
    return mutators(file).size();
  }

  private List<Mutator> mutators(ClassFile file) {
    return sources.mutators().of(maker.access().home(), file, this::find);
  }

  private List<Mutator> find(ClassFile file) {
    List<Mutator> found = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    boolean isFixed = StateChanges.isFixed(file, sources.hierarchy());
    int distance = -1;
    for (ClassFile type : sources.hierarchy().superclasses(file.name())) {
      if (!type.isOfProgram()) {
        break;
      }
      distance++;
      for (MethodNode method : type.header().methods) {
        if (isMutator(method, type, file) && seen.add(method.name + parameters(method))) {
          boolean isFluent =
              Type.getReturnType(method.desc).getSort() == Type.OBJECT
                  && !Mutator.isTaker(method)
                  && !Mutator.isAdder(method);
          if (!isFixed || Mutator.isNamed(method)) {
            found.add(new Mutator(type, distance, method, isFluent, 0));
          }
        }
      }
    }
    return inOrder(found);
  }

  /**
   * Of each name the overload that says most comes first, second ones after all first ones, and
   * deprecated ones last.
   */
  private static List<Mutator> inOrder(List<Mutator> found) {
    found.sort(
        Comparator.comparing((Mutator mutator) -> mutator.method().name)
            .thenComparing(mutator -> -mutator.method().desc.length())
            .thenComparing(mutator -> mutator.method().desc));
    Map<String, Integer> overloads = new LinkedHashMap<>();
    List<Mutator> numbered = new ArrayList<>();
    for (Mutator mutator : found) {
      boolean isDeprecated = (mutator.method().access & Opcodes.ACC_DEPRECATED) != 0;
      int number = isDeprecated ? LAST : overloads.merge(mutator.method().name, 1, Integer::sum);
      numbered.add(mutator.numbered(number));
    }
    numbered.sort(
        Comparator.comparingInt(Mutator::rank)
            .thenComparingInt(Mutator::overload)
            .thenComparingInt(Mutator::distance));
    return numbered;
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
    // What it returns (what was there before, a position) and takes says nothing about that.
    boolean adds = parametersOf(method) > 0 && Mutator.isAdder(method);
    Type[] parameters = Type.getArgumentTypes(method.desc);
    return (isVoid || isFluent || adds || Mutator.isTaker(method))
        && !method.name.startsWith("<")
        && !NEVER.contains(method.name)
        && (method.access & HIDDEN) == 0
        && parameters.length <= MOST_PARAMETERS
        && producers.isCallable(method, owner)
        && maker.access().canName(owner)
        && (maker.areSimple(parameters)
            || ((isBuilder(file) || adds) && maker.arePossible(parameters)));
  }

  private static int parametersOf(MethodNode method) {
    return Type.getArgumentTypes(method.desc).length;
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
