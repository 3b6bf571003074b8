package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;

/** The types whose values a run is given and does not make. */
final class Leaves {
  static final String STRING = "Ljava/lang/String;";

  private static final Set<String> VALUES =
      Set.of(
          STRING,
          "Ljava/lang/Boolean;",
          "Ljava/lang/Byte;",
          "Ljava/lang/Character;",
          "Ljava/lang/Short;",
          "Ljava/lang/Integer;",
          "Ljava/lang/Long;",
          "Ljava/lang/Float;",
          "Ljava/lang/Double;");

  private final ClassHierarchy hierarchy;
  private final Access access;

  Leaves(ClassHierarchy hierarchy, Access access) {
    this.hierarchy = hierarchy;
    this.access = access;
  }

  /** Whether values of a type are inputs: primitives, strings, boxes, enums, arrays of these. */
  boolean isLeaf(TypeUse type) {
    if (type.isArray()) {
      return isLeaf(type.component());
    }
    return type.isPrimitive() || VALUES.contains(type.descriptor()) || isEnum(type);
  }

  private boolean isEnum(TypeUse type) {
    return hierarchy
        .find(type.internalName())
        .filter(file -> file.isEnum() && access.canName(file) && !constants(file).isEmpty())
        .isPresent();
  }

  /** The names of the constants of an enum, in their order. */
  static List<String> constants(ClassFile file) {
    return file.header().fields.stream()
        .filter(field -> (field.access & Opcodes.ACC_ENUM) != 0)
        .map((FieldNode field) -> field.name)
        .toList();
  }
}
