package dev.quarry.expr;

import java.lang.invoke.MethodType;
import java.util.List;

/**
 * The kind of value an expression has. Byte, short and char are {@link #INT} values narrowed by the
 * JVM's own operations.
 */
public sealed interface Sort permits Sort.Basic, Sort.Map {

  Sort.Basic BOOL = Basic.BOOL;
  Sort.Basic INT = Basic.INT;
  Sort.Basic LONG = Basic.LONG;
  Sort.Basic FLOAT = Basic.FLOAT;
  Sort.Basic DOUBLE = Basic.DOUBLE;
  Sort.Basic REF = Basic.REF;
  Sort.Basic TYPE = Basic.TYPE;
  Sort.Basic TYPES = Basic.TYPES;
  Sort.Basic STRING = Basic.STRING;

  /** A map sort from the given keys to an element. */
  static Sort.Map map(Basic element, Basic... keys) {
    return new Map(List.of(keys), element);
  }

  /** The class of the Java objects that represent values of this sort. */
  Class<?> valueType();

  /** The value an input has when nothing constrains it: false, 0, null, "", an all-default map. */
  Object defaultValue();

  /** Sorts whose values are not maps. */
  enum Basic implements Sort {
    /** A truth value. */
    BOOL(Boolean.class, false, "Z"),
    /** 32-bit two's complement. */
    INT(Integer.class, 0, "I"),
    /** 64-bit two's complement. */
    LONG(Long.class, 0L, "J"),
    /** IEEE 754 binary32. */
    FLOAT(Float.class, 0f, "F"),
    /** IEEE 754 binary64. */
    DOUBLE(Double.class, 0d, "D"),
    /** The identity of an object, or null. */
    REF(Ref.class, Ref.NULL, "Ldev/quarry/expr/Ref;"),
    /** The run-time class of an object. */
    TYPE(String.class, "", "Ljava/lang/String;"),
    /** A closed set of run-time classes; only constants have this sort. */
    TYPES(TypeSet.class, TypeSet.EMPTY, "Ldev/quarry/expr/TypeSet;"),
    /** A sequence of UTF-16 code units; never null. */
    STRING(String.class, "", "Ljava/lang/String;");

    private final Class<?> valueType;
    private final Object defaultValue;
    private final String descriptor;

    Basic(Class<?> valueType, Object defaultValue, String descriptor) {
      this.valueType = valueType;
      this.defaultValue = defaultValue;
      this.descriptor = descriptor;
    }

    @Override
    public Class<?> valueType() {
      return valueType;
    }

    @Override
    public Object defaultValue() {
      return defaultValue;
    }

    /** The field descriptor of the JVM type that carries values of this sort. */
    public String descriptor() {
      return descriptor;
    }

    /** The JVM type that carries values of this sort. */
    public Class<?> carrier() {
      return MethodType.fromMethodDescriptorString("()" + descriptor, Basic.class.getClassLoader())
          .returnType();
    }

    /** Whether a value fits into 64 bits with no object behind it. */
    public boolean isPrimitive() {
      return this == BOOL || this == INT || this == LONG || this == FLOAT || this == DOUBLE;
    }
  }

  /**
   * A total map; field maps are keyed by a reference, array contents by a reference and an index.
   */
  record Map(List<Basic> keys, Basic element) implements Sort {
    public Map {
      keys = List.copyOf(keys);
      if (keys.isEmpty()) {
        throw new IllegalArgumentException("A map sort needs at least one key.");
      }
    }

    @Override
    public Class<?> valueType() {
      return MapValue.class;
    }

    @Override
    public Object defaultValue() {
      return MapValue.constant(element.defaultValue());
    }
  }
}
