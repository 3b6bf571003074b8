package dev.quarry.testgen.source;

import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.program.BoxTypes;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Primitive types and their classes, by descriptor. */
final class BoxClasses {
  /** What each widens to, in order (JLS §5.1.2). */
  private static final Map<String, String> WIDER =
      Map.of("C", "IJFD", "B", "SIJFD", "S", "IJFD", "I", "JFD", "J", "FD", "F", "D");

  private BoxClasses() {}

  static boolean isPrimitive(@Nullable String type) {
    return type != null && type.length() == 1;
  }

  /** The class for a primitive type, any other type as it is. */
  static String boxed(String type) {
    String box = BoxTypes.boxOf(type);
    return box == null ? type : box;
  }

  /** The primitive type of a box. */
  static String primitiveOf(Object box) {
    String primitive = BoxTypes.primitiveOf(box.getClass().descriptorString());
    if (primitive == null) {
      throw new IllegalArgumentException("There is no literal for an object of " + box.getClass());
    }
    return primitive;
  }

  static boolean widens(String from, String to) {
    return from.equals(to) || WIDER.getOrDefault(from, "").contains(to);
  }

  /** Whether an array of this element type is made with this element everywhere. */
  static boolean isDefault(String type, @Nullable Object element) {
    if (!isPrimitive(type)) {
      return element == null;
    }
    return element != null
        && (element.equals(false)
            || element.equals('\0')
            || element instanceof Number number && number.equals(zeroLike(number)));
  }

  /** What a method stub without results returns. */
  static String defaultText(String type) {
    return switch (type) {
      case "Z" -> JavaLiterals.of(false);
      case "C" -> JavaLiterals.of('\0');
      case "J" -> JavaLiterals.of(0L);
      case "F" -> JavaLiterals.of(0.0f);
      case "D" -> JavaLiterals.of(0.0);
      case "B", "S", "I" -> JavaLiterals.of(0);
      default -> "null";
    };
  }

  private static Number zeroLike(Number number) {
    // equals tells -0.0 from 0.0, as wanted.
    if (number instanceof Long) {
      return 0L;
    }
    if (number instanceof Float) {
      return 0.0f;
    }
    if (number instanceof Double) {
      return 0.0;
    }
    return number instanceof Byte ? (byte) 0 : number instanceof Short ? (short) 0 : (Number) 0;
  }
}
