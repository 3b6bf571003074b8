package dev.quarry.symcretic.entry;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Set;
import org.objectweb.asm.Type;

/** Types that no object has both of, so that inputs of these types are different objects. */
final class DisjointTypes {
  private static final Set<String> ABOVE_ARRAYS =
      Set.of("java/lang/Object", "java/lang/Cloneable", "java/io/Serializable");

  private final ClassHierarchy hierarchy;

  DisjointTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether no object, of the class path or of the JDK, is of both types. */
  boolean are(Type a, Type b) {
    if (a.equals(b)) {
      return false;
    }
    if (a.getSort() < Type.ARRAY || b.getSort() < Type.ARRAY) {
      // Elements of arrays: no array has two kinds of numbers, or numbers and references.
      return true;
    }
    if (a.getSort() == Type.ARRAY && b.getSort() == Type.ARRAY) {
      return are(element(a), element(b));
    }
    if (a.getSort() == Type.ARRAY) {
      return !ABOVE_ARRAYS.contains(b.getInternalName());
    }
    return b.getSort() == Type.ARRAY
        ? are(b, a)
        : areClasses(a.getInternalName(), b.getInternalName())
            || hasNone(a.getInternalName(), b.getInternalName())
            || hasNone(b.getInternalName(), a.getInternalName());
  }

  private static Type element(Type array) {
    return Type.getType(array.getDescriptor().substring(1));
  }

  /** Two classes have a common subclass only if one is it. */
  private boolean areClasses(String a, String b) {
    return isClass(a)
        && isClass(b)
        && isComplete(a)
        && isComplete(b)
        && !hierarchy.isSubtype(a, b)
        && !hierarchy.isSubtype(b, a);
  }

  /** Whether all classes that objects of a type can have are known, and none is of another type. */
  private boolean hasNone(String type, String other) {
    return isClass(type)
        && hierarchy.isClosed(type)
        && hierarchy.concreteTypes(type).stream()
            .map(ClassFile::name)
            .allMatch(name -> isComplete(name) && !hierarchy.isSubtype(name, other));
  }

  private boolean isClass(String name) {
    return hierarchy.find(name).filter(file -> !file.isInterface()).isPresent();
  }

  /** Whether all types above one are known. */
  private boolean isComplete(String name) {
    return hierarchy.supertypes(name).stream().allMatch(type -> hierarchy.find(type).isPresent());
  }
}
