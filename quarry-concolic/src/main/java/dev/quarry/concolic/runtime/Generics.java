package dev.quarry.concolic.runtime;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/** What generic signatures say of elements. */
final class Generics {
  private Generics() {}

  /** The type of an array's elements. */
  static Type component(Type array) {
    if (array instanceof GenericArrayType generic) {
      return generic.getGenericComponentType();
    }
    return array instanceof Class<?> type && type.isArray()
        ? type.getComponentType()
        : Object.class;
  }

  /** A type argument; Object where there is none. */
  static Type argument(Type type, int position) {
    return type instanceof ParameterizedType parameterized
            && position < parameterized.getActualTypeArguments().length
        ? parameterized.getActualTypeArguments()[position]
        : Object.class;
  }

  /** The class that values of a type have at least. */
  static Class<?> erasure(Type type) {
    if (type instanceof Class<?> plain) {
      return plain;
    }
    if (type instanceof ParameterizedType parameterized) {
      return erasure(parameterized.getRawType());
    }
    if (type instanceof GenericArrayType array) {
      return erasure(array.getGenericComponentType()).arrayType();
    }
    if (type instanceof WildcardType wildcard) {
      return erasure(wildcard.getUpperBounds()[0]);
    }
    return type instanceof TypeVariable<?> variable
        ? erasure(variable.getBounds()[0])
        : Object.class;
  }
}
