package dev.quarry.program.hierarchy;

import java.util.Set;

/** Subtyping of arrays (JVMS §4.10.1.2), on descriptors such as {@code [Ljava/lang/String;}. */
final class ArrayTypes {
  private static final Set<String> ABOVE_ALL_ARRAYS =
      Set.of("java/lang/Object", "java/lang/Cloneable", "java/io/Serializable");

  private ArrayTypes() {}

  static boolean isSubtype(ClassHierarchy hierarchy, String lower, String upper) {
    if (!upper.startsWith("[")) {
      return ABOVE_ALL_ARRAYS.contains(upper);
    }
    String lowerElement = element(lower);
    String upperElement = element(upper);
    if (!isReference(lowerElement) || !isReference(upperElement)) {
      return lowerElement.equals(upperElement);
    }
    return hierarchy.isSubtype(name(lowerElement), name(upperElement));
  }

  private static String element(String array) {
    return array.substring(1);
  }

  private static boolean isReference(String descriptor) {
    return descriptor.startsWith("L") || descriptor.startsWith("[");
  }

  private static String name(String descriptor) {
    return descriptor.startsWith("[")
        ? descriptor
        : descriptor.substring(1, descriptor.length() - 1);
  }
}
