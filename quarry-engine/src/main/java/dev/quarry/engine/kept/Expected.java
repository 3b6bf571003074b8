package dev.quarry.engine.kept;

import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * What may come next in a kept result, as records declare it.
 *
 * @param type the class
 * @param parts of a collection, a map or an optional; fewer if they may be anything
 * @param isNullable whether there may be nothing
 */
record Expected(Class<?> type, List<AnnotatedType> parts, boolean isNullable) {
  private static final Expected ANYTHING = new Expected(Object.class, List.of(), false);

  /** A value of a class. */
  static Expected of(Class<?> type) {
    return new Expected(type, List.of(), false);
  }

  /** A part of a record. */
  static Expected of(RecordComponent component) {
    return of(component.getAnnotatedType());
  }

  private static Expected of(AnnotatedType annotated) {
    if (annotated instanceof AnnotatedWildcardType wildcard) {
      return of(wildcard.getAnnotatedUpperBounds()[0]);
    }
    boolean isNullable = annotated.isAnnotationPresent(Nullable.class);
    List<AnnotatedType> parts =
        annotated instanceof AnnotatedParameterizedType generic
            ? List.of(generic.getAnnotatedActualTypeArguments())
            : List.of();
    return new Expected(raw(annotated.getType()), parts, isNullable);
  }

  private static Class<?> raw(Type type) {
    if (type instanceof Class<?> plain) {
      return wrapped(plain);
    }
    return type instanceof ParameterizedType generic ? raw(generic.getRawType()) : Object.class;
  }

  private static Class<?> wrapped(Class<?> type) {
    return type.isPrimitive() ? MethodType.methodType(type).wrap().returnType() : type;
  }

  /** A part of it, by number. */
  Expected part(int number) {
    return number < parts.size() ? of(parts.get(number)) : ANYTHING;
  }

  /** The same or nothing. */
  Expected orNull() {
    return new Expected(type, parts, true);
  }

  /** Whether it is a map in order. */
  boolean isSorted() {
    return SortedMap.class.isAssignableFrom(type);
  }

  /** Whether an object of a class may stand here. */
  boolean admits(Class<?> some) {
    return type.isAssignableFrom(some);
  }

  /** Whether a value may stand here. */
  boolean admits(@Nullable Object value) {
    return value == null ? isNullable : type.isInstance(value);
  }

  @Override
  public String toString() {
    return type.getSimpleName();
  }
}
