package dev.quarry.concolic.guard.boot;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** What {@code sun.misc.Unsafe} tells programs about the layout of objects and arrays. */
final class JdkUnsafe {
  private static final Class<?> TYPE;
  private static final Object INSTANCE;

  static {
    try {
      TYPE = Class.forName("sun.misc.Unsafe");
      Field instance = TYPE.getDeclaredField("theUnsafe");
      instance.setAccessible(true);
      INSTANCE = instance.get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("This JDK has another Unsafe.", e);
    }
  }

  private JdkUnsafe() {}

  /** The offset of a field; negative if nobody is told, as of fields of records. */
  static long offset(Field field, boolean isStatic) {
    try {
      String name = isStatic ? "staticFieldOffset" : "objectFieldOffset";
      Method method = TYPE.getMethod(name, Field.class);
      return (long) method.invoke(INSTANCE, field);
    } catch (InvocationTargetException e) {
      return -1;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("This JDK has another Unsafe.", e);
    }
  }

  /** A number about arrays of a type. */
  static int number(String question, Class<?> array) {
    try {
      return (int) TYPE.getMethod(question, Class.class).invoke(INSTANCE, array);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("This JDK has another Unsafe.", e);
    }
  }
}
