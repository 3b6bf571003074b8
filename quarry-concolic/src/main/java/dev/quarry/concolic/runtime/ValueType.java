package dev.quarry.concolic.runtime;

import dev.quarry.expr.Sort;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types whose objects are their content: as inputs they have a content and no aliases. */
enum ValueType {
  STRING(".text", String.class),
  BUILDER(".text", String.class),
  BOOLEAN(".value", boolean.class),
  BYTE(".value", byte.class),
  CHARACTER(".value", char.class),
  SHORT(".value", short.class),
  INTEGER(".value", int.class),
  LONG(".value", long.class),
  FLOAT(".value", float.class),
  DOUBLE(".value", double.class),
  ENUM(".ordinal", int.class);

  private static final Map<Class<?>, ValueType> TYPES =
      Map.ofEntries(
          Map.entry(String.class, STRING),
          Map.entry(StringBuilder.class, BUILDER),
          Map.entry(StringBuffer.class, BUILDER),
          Map.entry(Boolean.class, BOOLEAN),
          Map.entry(Byte.class, BYTE),
          Map.entry(Character.class, CHARACTER),
          Map.entry(Short.class, SHORT),
          Map.entry(Integer.class, INTEGER),
          Map.entry(Long.class, LONG),
          Map.entry(Float.class, FLOAT),
          Map.entry(Double.class, DOUBLE));

  private final String suffix;
  private final Class<?> content;

  ValueType(String suffix, Class<?> content) {
    this.suffix = suffix;
    this.content = content;
  }

  /** What the input that is the content of the input {@code n} is called, without {@code n}. */
  String suffix() {
    return suffix;
  }

  /** Likewise, if the input may also be of another class, whose content is of another sort. */
  String generalSuffix() {
    return switch (this) {
      case BOOLEAN -> ".boolean";
      case LONG -> ".long";
      case FLOAT -> ".float";
      case DOUBLE -> ".double";
      default -> suffix;
    };
  }

  /** The type of the content. */
  Class<?> content() {
    return content;
  }

  boolean isBox() {
    return ordinal() >= BOOLEAN.ordinal() && ordinal() <= DOUBLE.ordinal();
  }

  /** Of a class; null if its objects are more than their content. */
  static @Nullable ValueType of(Class<?> type) {
    ValueType known = TYPES.get(type);
    return known != null ? known : enumOf(type) != null ? ENUM : null;
  }

  /** The enum a class is, or is a constant's body of; null if neither. */
  static @Nullable Class<?> enumOf(Class<?> type) {
    if (type.isEnum()) {
      return type;
    }
    Class<?> parent = type.getSuperclass();
    return parent != null && parent.isEnum() ? parent : null;
  }

  /** The value of an object as a constant of its content's sort. */
  static Object valueOf(Object object) {
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
    return object instanceof Number ? object : object.toString();
  }

  /** The sort of the content. */
  static Sort.Basic sortOf(Class<?> primitiveOrString) {
    if (primitiveOrString == long.class) {
      return Sort.LONG;
    }
    if (primitiveOrString == float.class) {
      return Sort.FLOAT;
    }
    if (primitiveOrString == double.class) {
      return Sort.DOUBLE;
    }
    return primitiveOrString == String.class ? Sort.STRING : Sort.INT;
  }
}
