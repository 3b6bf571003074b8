package dev.quarry.concolic.runtime.types;

import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputPath.Aspect.Kind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types whose objects are their content: as inputs they have a content and no aliases. */
public enum ValueType {
  STRING(Kind.TEXT, String.class),
  BUILDER(Kind.TEXT, String.class),
  BOOLEAN(Kind.VALUE, boolean.class),
  BYTE(Kind.VALUE, byte.class),
  CHARACTER(Kind.VALUE, char.class),
  SHORT(Kind.VALUE, short.class),
  INTEGER(Kind.VALUE, int.class),
  LONG(Kind.VALUE, long.class),
  FLOAT(Kind.VALUE, float.class),
  DOUBLE(Kind.VALUE, double.class),
  ENUM(Kind.ORDINAL, int.class);

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

  private final Kind kind;
  private final Class<?> content;

  ValueType(Kind kind, Class<?> content) {
    this.kind = kind;
    this.content = content;
  }

  /** Where the content of an input stands. */
  public InputPath contentOf(InputPath input) {
    return input.aspect(kind);
  }

  /** Likewise, if the input may also be of another class, whose content is of another sort. */
  public InputPath generalContentOf(InputPath input) {
    return input.aspect(
        switch (this) {
          case BOOLEAN -> Kind.BOOLEAN;
          case LONG -> Kind.LONG;
          case FLOAT -> Kind.FLOAT;
          case DOUBLE -> Kind.DOUBLE;
          default -> kind;
        });
  }

  /** The type of the content. */
  public Class<?> content() {
    return content;
  }

  public boolean isBox() {
    return ordinal() >= BOOLEAN.ordinal() && ordinal() <= DOUBLE.ordinal();
  }

  /** Of a class; null if its objects are more than their content. */
  public static @Nullable ValueType of(Class<?> type) {
    ValueType known = TYPES.get(type);
    return known != null ? known : enumOf(type) != null ? ENUM : null;
  }

  /** The enum a class is, or is a constant's body of; null if neither. */
  public static @Nullable Class<?> enumOf(Class<?> type) {
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
  public static Sort.Basic sortOf(Class<?> primitiveOrString) {
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
