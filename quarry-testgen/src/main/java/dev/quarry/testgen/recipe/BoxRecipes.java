package dev.quarry.testgen.recipe;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Values in boxes. */
final class BoxRecipes {
  private BoxRecipes() {}

  /** The descriptor of the class of a box. */
  static String descriptorOf(Object box) {
    return Type.getDescriptor(box.getClass());
  }

  /** A value of an engine's sort as a box of a primitive type; zero if there is none. */
  static Object boxed(@Nullable Object value, String primitive) {
    if (primitive.equals("Z")) {
      return value instanceof Boolean truth ? truth : number(value).intValue() % 2 != 0;
    }
    Number number = number(value);
    return switch (primitive.charAt(0)) {
      case 'B' -> number.byteValue();
      case 'C' -> (char) number.intValue();
      case 'S' -> number.shortValue();
      case 'J' -> number.longValue();
      case 'F' -> number.floatValue();
      case 'D' -> number.doubleValue();
      default -> number.intValue();
    };
  }

  private static Number number(@Nullable Object value) {
    return value instanceof Number number ? number : 0;
  }
}
