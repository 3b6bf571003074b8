package dev.quarry.concolic.runtime.types;

import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.program.ledger.AssumptionCode;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.HashMap;
import java.util.Map;

/** What generic signatures say of elements. */
public final class Generics {
  private Generics() {}

  /**
   * The types of parameters.
   *
   * @throws TypeNotPresentException if a signature names a class that is missing
   */
  public static Type[] ofParameters(Executable method) {
    Class<?>[] types = method.getParameterTypes();
    Type[] signature = method.getGenericParameterTypes();
    // Signatures leave out parameters that compilers add, so they may not fit.
    return signature.length == types.length ? signature : types;
  }

  /** The type of a field; if its type arguments are missing, the run is told so. */
  public static Type of(Run run, Field field) {
    try {
      return field.getGenericType();
    } catch (TypeNotPresentException e) {
      noteMissing(run, e.typeName(), field.getDeclaringClass().getName());
      return field.getType();
    }
  }

  /** Notes that a signature names a class that is missing. */
  public static void noteMissing(Run run, String type, String mentionedBy) {
    run.assumed(run.site(), AssumptionCode.CLASS_MISSING, type, mentionedBy);
  }

  /** The type of an array's elements. */
  public static Type component(Type array) {
    if (array instanceof GenericArrayType generic) {
      return generic.getGenericComponentType();
    }
    return array instanceof Class<?> type && type.isArray()
        ? type.getComponentType()
        : Object.class;
  }

  /** A type argument; Object where there is none. */
  public static Type argument(Type type, int position) {
    return type instanceof ParameterizedType parameterized
            && position < parameterized.getActualTypeArguments().length
        ? parameterized.getActualTypeArguments()[position]
        : Object.class;
  }

  /** What a method returns, called on an object of a type. */
  static Type result(Method method, Type receiver) {
    Map<TypeVariable<?>, Type> bindings = new HashMap<>();
    bind(receiver, bindings);
    Type result = method.getGenericReturnType();
    while (result instanceof TypeVariable<?> variable && bindings.containsKey(variable)) {
      result = bindings.get(variable);
    }
    Class<?> plain = method.getReturnType();
    return plain.isAssignableFrom(erasure(result)) ? result : plain;
  }

  /** Adds what the variables of a type and of the interfaces above it stand for. */
  private static void bind(Type type, Map<TypeVariable<?>, Type> bindings) {
    if (type instanceof WildcardType wildcard) {
      bind(wildcard.getUpperBounds()[0], bindings);
      return;
    }
    Class<?> plain = erasure(type);
    if (type instanceof ParameterizedType parameterized) {
      TypeVariable<?>[] variables = plain.getTypeParameters();
      for (int i = 0; i < variables.length; i++) {
        Type argument = parameterized.getActualTypeArguments()[i];
        if (!argument.equals(variables[i])) {
          bindings.putIfAbsent(variables[i], argument);
        }
      }
    }
    for (Type parent : plain.getGenericInterfaces()) {
      bind(parent, bindings);
    }
  }

  /** The class that values of a type have at least. */
  public static Class<?> erasure(Type type) {
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
