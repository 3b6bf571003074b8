package dev.quarry.concolic.instrument;

import dev.quarry.program.BoxTypes;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/** Types whose objects never change, so that a static final of such a type is no state. */
final class ImmutableTypes {
  private static final Set<String> KNOWN =
      Set.of(
          "java/lang/String",
          "java/lang/Class",
          "java/lang/invoke/MethodHandle",
          "java/lang/invoke/VarHandle",
          "java/math/BigInteger",
          "java/math/BigDecimal",
          "java/math/MathContext",
          "java/math/RoundingMode",
          "java/util/regex/Pattern",
          "java/util/Locale",
          "java/util/UUID",
          "java/util/logging/Logger",
          "java/util/logging/Level",
          "java/nio/charset/Charset");

  private final ClassHierarchy hierarchy;
  private final Map<String, Boolean> answers = new HashMap<>();

  ImmutableTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether values of a declared type never change. */
  boolean contains(Type type) {
    return switch (type.getSort()) {
      case Type.ARRAY -> false;
      case Type.OBJECT ->
          BoxTypes.primitiveOf(type.getDescriptor()) != null || contains(type.getInternalName());
      default -> true;
    };
  }

  /** Types of the JDK whose objects are mostly lambdas; what those hold is another question. */
  static boolean isFunction(Type type) {
    return type.getSort() == Type.OBJECT && isFunction(type.getInternalName());
  }

  private static boolean isFunction(String name) {
    return name.startsWith("java/util/function/")
        || name.equals("java/util/Comparator")
        || name.equals("java/lang/Runnable");
  }

  /** Whether the constants of an enum never change, those with bodies included. */
  boolean isImmutableEnum(ClassFile file) {
    for (String below : hierarchy.subtypes(file.name())) {
      Optional<ClassFile> type = hierarchy.find(below);
      if (type.isEmpty() || !hasOnlyConstants(type.get())) {
        return false;
      }
    }
    return hasOnlyConstants(file);
  }

  private boolean contains(String name) {
    if (KNOWN.contains(name) || isFunction(name) || name.startsWith("java/time/")) {
      return true;
    }
    Boolean known = answers.get(name);
    if (known == null) {
      // Types that contain themselves, as enums do, are judged by their other fields.
      answers.put(name, true);
      known = judge(name);
      answers.put(name, known);
    }
    return known;
  }

  private boolean judge(String name) {
    Optional<ClassFile> file = hierarchy.find(name);
    if (file.isEmpty() || file.get().isInterface()) {
      return false;
    }
    if (!file.get().isOfProgram()) {
      return name.equals("java/lang/Object") || file.get().isEnum();
    }
    boolean open = !file.get().isFinal() && !file.get().isEnum();
    return !(open && hierarchy.subtypes(name).size() > 1) && hasOnlyConstants(file.get());
  }

  private boolean hasOnlyConstants(ClassFile file) {
    for (ClassFile type : hierarchy.superclasses(file.name())) {
      if (!type.isOfProgram()) {
        return Set.of("java/lang/Object", "java/lang/Enum", "java/lang/Record")
            .contains(type.name());
      }
      for (FieldNode field : type.header().fields) {
        boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
        boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
        if (!isStatic && !(isFinal && contains(Type.getType(field.desc)))) {
          return false;
        }
      }
    }
    return true;
  }
}
