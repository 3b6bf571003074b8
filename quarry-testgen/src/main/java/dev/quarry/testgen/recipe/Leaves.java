package dev.quarry.testgen.recipe;

import dev.quarry.program.BoxTypes;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;

/** The types whose values a run is given and does not make. */
final class Leaves {
  static final String STRING = "Ljava/lang/String;";

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
    return type.isPrimitive() || isValue(type.descriptor()) || isEnum(type);
  }

  /** Whether a type, given by its descriptor, is that of strings or of some box. */
  static boolean isValue(String descriptor) {
    return descriptor.equals(STRING) || BoxTypes.primitiveOf(descriptor) != null;
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
