package dev.quarry.models.library;

import dev.quarry.expr.Sort;
import java.util.Locale;
import org.objectweb.asm.Type;

/** The contents of real objects, as models get them. */
final class ObjectContents {
  private ObjectContents() {}

  /** The internal name of the class that a model is told. */
  static String className(Object object) {
    Class<?> type =
        object instanceof Enum<?> constant ? constant.getDeclaringClass() : object.getClass();
    return Type.getInternalName(type);
  }

  static boolean hasContent(Object object) {
    return object instanceof Enum
        || object instanceof Locale
        || ContentClasses.isContent(className(object));
  }

  /** The content, also of a primitive that reflection has boxed. */
  @SuppressWarnings("EnumOrdinal") // which is an enum constant's content
  static Object of(Object object) {
    if (object instanceof Boolean b) {
      return b ? 1 : 0;
    }
    if (object instanceof Character c) {
      return (int) c;
    }
    if (object instanceof Byte || object instanceof Short) {
      return ((Number) object).intValue();
    }
    if (object instanceof Enum<?> constant) {
      return constant.ordinal();
    }
    if (object instanceof Locale locale) {
      return locale.toLanguageTag();
    }
    return object instanceof Number ? object : object.toString();
  }

  static Sort sortOf(Object content) {
    if (content instanceof Integer) {
      return Sort.INT;
    }
    if (content instanceof Long) {
      return Sort.LONG;
    }
    if (content instanceof Float) {
      return Sort.FLOAT;
    }
    return content instanceof Double ? Sort.DOUBLE : Sort.STRING;
  }
}
