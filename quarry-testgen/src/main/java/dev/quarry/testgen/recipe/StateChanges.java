package dev.quarry.testgen.recipe;

import dev.quarry.program.BoxTypes;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/** Whether objects can change at all. */
final class StateChanges {
  private static final Set<String> VALUES = Set.of("java/lang/String", "java/lang/Class");

  private StateChanges() {}

  /** Whether all fields of a class and its superclasses are final and hold values or arrays. */
  static boolean isFixed(ClassFile file, ClassHierarchy hierarchy) {
    int fields = 0;
    for (ClassFile type : hierarchy.superclasses(file.name())) {
      for (FieldNode field : type.header().fields) {
        if ((field.access & Opcodes.ACC_STATIC) == 0) {
          fields++;
          if ((field.access & Opcodes.ACC_FINAL) == 0 || !isValue(field, hierarchy)) {
            return false;
          }
        }
      }
    }
    return fields > 0;
  }

  private static boolean isValue(FieldNode field, ClassHierarchy hierarchy) {
    Type type = Type.getType(field.desc);
    return type.getSort() != Type.OBJECT
        || VALUES.contains(type.getInternalName())
        || BoxTypes.primitiveOf(field.desc) != null
        || hierarchy.find(type.getInternalName()).filter(ClassFile::isEnum).isPresent();
  }
}
