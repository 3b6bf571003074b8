package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** The constructors, factories and constants that a class offers to a test. */
final class Producers {
  private static final int MOST_LEAVES = 10;

  private final ClassHierarchy hierarchy;
  private final Access access;
  private final Costs costs;

  Producers(ClassHierarchy hierarchy, Access access, Costs costs) {
    this.hierarchy = hierarchy;
    this.access = access;
    this.costs = costs;
  }

  /**
   * The best ways to an object of a class, not its subclasses' own: the constructor with most
   * inputs, the simplest constructor, a factory.
   */
  List<Producer> best(ClassFile file, Set<String> making, int most) {
    Comparator<Producer> cheap = cheap(making);
    List<Producer> constructors = constructors(file);
    List<Producer> factories = factories(file, file);
    Set<Producer> best = new LinkedHashSet<>();
    richest(constructors, cheap).ifPresent(best::add);
    constructors.stream().min(cheap).ifPresent(best::add);
    // Texts are refused more often than numbers.
    List<Producer> plain = factories.stream().filter(one -> !takesText(one)).toList();
    richest(plain, cheap)
        .or(() -> richest(factories, cheap))
        .or(() -> factories.stream().min(cheap))
        .ifPresent(best::add);
    constructors.stream().sorted(cheap).forEach(best::add);
    List<Producer> hopeful = new ArrayList<>(best);
    hopeful.removeIf(producer -> costs.of(producer, making) >= Costs.HOPELESS);
    // With arguments that can only be null the object is of some use still.
    List<Producer> kept = hopeful.isEmpty() ? List.copyOf(best) : hopeful;
    return kept.subList(0, Math.min(most, kept.size()));
  }

  /** The factories of a class that read no text: the one with most inputs, then cheap ones. */
  List<Producer> plainFactories(ClassFile file, Set<String> making) {
    return ordered(factories(file, file), making, producer -> !takesText(producer));
  }

  /** The factories of a class that are given a text. */
  List<Producer> readingFactories(ClassFile file, Set<String> making) {
    return ordered(factories(file, file), making, Producers::takesText);
  }

  private static boolean takesText(Producer producer) {
    return producer.method().desc.contains(Leaves.STRING);
  }

  private List<Producer> ordered(
      List<Producer> producers, Set<String> making, Predicate<Producer> some) {
    Comparator<Producer> cheap = cheap(making);
    List<Producer> wanted = producers.stream().filter(some).sorted(cheap).toList();
    Set<Producer> inOrder = new LinkedHashSet<>();
    richest(wanted, cheap).ifPresent(inOrder::add);
    inOrder.addAll(wanted);
    List<Producer> hopeful = new ArrayList<>(inOrder);
    hopeful.removeIf(producer -> costs.of(producer, making) >= Costs.HOPELESS);
    // With arguments that can only be null the object is of some use still.
    return hopeful.isEmpty() ? List.copyOf(inOrder) : List.copyOf(hopeful);
  }

  private Comparator<Producer> cheap(Set<String> making) {
    return Comparator.<Producer>comparingInt(producer -> costs.of(producer, making))
        .thenComparing(producer -> producer.method().name)
        .thenComparing(producer -> producer.method().desc);
  }

  private Optional<Producer> richest(List<Producer> producers, Comparator<Producer> cheap) {
    Predicate<Producer> isLeafOnly = costs::isLeafOnly;
    return producers.stream()
        .filter(isLeafOnly.and(p -> p.parameters() > 0 && p.parameters() <= MOST_LEAVES))
        .max(
            Comparator.comparingInt(Producer::parameters)
                // Texts say more than numbers, which often are capacities.
                .thenComparingInt(producer -> producer.method().desc.length())
                .thenComparing(cheap.reversed()));
  }

  List<Producer> constructors(ClassFile file) {
    if (file.isAbstract() || file.isInterface() || file.isEnum()) {
      return List.of();
    }
    return methods(file, method -> method.name.equals("<init>"));
  }

  /**
   * The private constructors of a class, the one with most inputs first. Where the name of a
   * parameter's class can't be written there is no way to ask for the constructor.
   */
  List<Producer> hiddenConstructors(ClassFile file, Set<String> making) {
    if (file.isAbstract() || file.isInterface() || file.isEnum() || !access.isAtHome(file)) {
      return List.of();
    }
    Comparator<Producer> cheap =
        Comparator.<Producer>comparingInt(producer -> costs.of(producer, making))
            .thenComparing(producer -> producer.method().desc);
    List<Producer> hidden =
        file.header().methods.stream()
            .filter(method -> method.name.equals("<init>"))
            .filter(method -> (method.access & Opcodes.ACC_PRIVATE) != 0)
            .filter(method -> (method.access & Opcodes.ACC_SYNTHETIC) == 0)
            .filter(method -> canNameAll(Type.getArgumentTypes(method.desc)))
            .map(method -> new Producer(file, method))
            .sorted(cheap)
            .toList();
    Set<Producer> inOrder = new LinkedHashSet<>();
    richest(hidden, cheap).ifPresent(inOrder::add);
    inOrder.addAll(hidden);
    return List.copyOf(inOrder);
  }

  private boolean canNameAll(Type[] types) {
    for (Type type : types) {
      if (!access.canName(type.getDescriptor())) {
        return false;
      }
    }
    return true;
  }

  /** The static methods of {@code owner} that give instances of {@code file}. */
  List<Producer> factories(ClassFile owner, ClassFile file) {
    return methods(
        owner, method -> (method.access & Opcodes.ACC_STATIC) != 0 && gives(method, file.name()));
  }

  /** Whether a method returns an object that surely is of a type. */
  boolean gives(MethodNode method, String type) {
    Type result = Type.getReturnType(method.desc);
    return result.getSort() == Type.OBJECT
        && !method.name.startsWith("<")
        && hierarchy.isSubtype(result.getInternalName(), type)
        && access.canName(result.getDescriptor());
  }

  private List<Producer> methods(ClassFile owner, Predicate<MethodNode> wanted) {
    return owner.header().methods.stream()
        .filter(wanted)
        .filter(method -> isCallable(method, owner))
        .map(method -> new Producer(owner, method))
        .toList();
  }

  /** Whether a test can call a method of a class that it can name. */
  boolean isCallable(MethodNode method, ClassFile owner) {
    return access.isOpen(method.access, owner.name())
        && (method.name.equals("<init>") || Access.isWritable(method.name));
  }

  /** Constants of a class that are of this class. */
  List<Recipe> constants(ClassFile file) {
    int constant = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    List<Recipe> constants = new ArrayList<>();
    for (FieldNode field : file.header().fields) {
      Type type = Type.getType(field.desc);
      if ((field.access & constant) == constant
          && type.getSort() == Type.OBJECT
          && access.isOpen(field.access, file.name())
          && Access.isWritable(field.name)
          && hierarchy.isSubtype(type.getInternalName(), file.name())
          && access.canName(field.desc)) {
        constants.add(new Recipe.Constant(file.name(), field.name, field.desc));
      }
    }
    return constants;
  }
}
