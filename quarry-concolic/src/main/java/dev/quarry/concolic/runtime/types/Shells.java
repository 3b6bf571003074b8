package dev.quarry.concolic.runtime.types;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects without running constructors of the program, as deserialisation does: the
 * constructor of the nearest superclass in the JDK runs, so that what it declares is in order.
 */
final class Shells {
  private static @Nullable Object reflectionFactory;
  private static @Nullable Method newConstructor;

  private Shells() {}

  /** A constructor that makes instances of a class of the program. */
  static synchronized Constructor<?> constructor(Class<?> type, ClassLoader program)
      throws ReflectiveOperationException {
    if (newConstructor == null) {
      // Named by text, since the compiler warns of it wherever it is mentioned.
      Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
      reflectionFactory = factory.getMethod("getReflectionFactory").invoke(null);
      newConstructor =
          factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class);
    }
    return (Constructor<?>)
        newConstructor.invoke(reflectionFactory, type, inherited(type, program));
  }

  private static Constructor<?> inherited(Class<?> type, ClassLoader program)
      throws NoSuchMethodException {
    Class<?> owner = type;
    while (owner.getClassLoader() == program && owner.getSuperclass() != null) {
      owner = owner.getSuperclass();
    }
    try {
      return owner.getDeclaredConstructor();
    } catch (NoSuchMethodException e) {
      return Object.class.getDeclaredConstructor();
    }
  }
}
