package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Set;
import org.objectweb.asm.Type;

/** How hard it is to come by arguments: which of several ways is tried first. */
final class Costs {
  static final int LEAF = 1;

  /** Of types that one knows how to make, and collections. */
  static final int KNOWN = 2;

  private static final int BUILT = 6;
  private static final int RECURSIVE = 30;

  /** Of types that nothing but null is known for. */
  static final int HOPELESS = 100;

  private final ClassHierarchy hierarchy;
  private final Access access;
  private final Leaves leaves;

  Costs(ClassHierarchy hierarchy, Access access, Leaves leaves) {
    this.hierarchy = hierarchy;
    this.access = access;
    this.leaves = leaves;
  }

  /** The sum over all parameters; {@code making} are types that an argument is made for. */
  int of(Producer producer, Set<String> making) {
    int sum = producer.hasReceiver() ? of(TypeUse.ofInternal(producer.owner().name()), making) : 0;
    for (Type type : Type.getArgumentTypes(producer.method().desc)) {
      sum += of(TypeUse.of(type.getDescriptor()), making);
    }
    return sum;
  }

  /** Whether all parameters are inputs themselves. */
  boolean isLeafOnly(Producer producer) {
    for (Type type : Type.getArgumentTypes(producer.method().desc)) {
      if (!leaves.isLeaf(TypeUse.of(type.getDescriptor()))) {
        return false;
      }
    }
    return !producer.hasReceiver();
  }

  /** Of one argument. */
  int of(TypeUse type, Set<String> making) {
    if (leaves.isLeaf(type)) {
      return LEAF;
    }
    TypeUse element = type;
    while (element.isArray()) {
      element = element.component();
    }
    String name = element.internalName();
    if (making.contains(name)) {
      return RECURSIVE;
    }
    if (isKnown(name)) {
      return KNOWN;
    }
    return hierarchy.find(name).filter(this::isPossible).isPresent() ? BUILT : HOPELESS;
  }

  private static boolean isKnown(String name) {
    return WellKnown.collection(name).isPresent()
        || !WellKnown.ways(name).isEmpty()
        || GeneralTypes.isAny(name)
        || GeneralTypes.isOfClasses(name);
  }

  private boolean isPossible(ClassFile file) {
    return access.canName(file) && (file.isOfProgram() || WellKnown.isHarmless(file.name()));
  }
}
