package dev.quarry.concolic.guard.boot;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Judges what a program does with {@code sun.misc.Unsafe}: it may read and write its own objects
 * and arrays, each within its bounds. All else could rewrite the guard, or what the JDK keeps from
 * programs, and counts as native code.
 */
public final class RawMemory {
  /** Where fields begin at the latest: behind the header of an object or array. */
  private static final int HEADER = 16;

  private static final int WORD = 8;

  /** Static fields of a class lie behind those of {@code java.lang.Class} itself. */
  private static final int STATICS = 96;

  private static final ClassValue<Integer> SIZES = new Size();

  private RawMemory() {}

  /** An object or array is to be read or written. */
  public static void at(@Nullable Object base, long offset) {
    if (!isWithin(base, offset)) {
      Gate.memory("raw access to memory");
    }
  }

  /** Several elements of an array are. */
  public static void range(@Nullable Object base, long offset, long bytes) {
    at(base, offset);
    if (bytes > 1) {
      at(base, offset + bytes - 1);
    }
  }

  /** An address is. */
  public static void address() {
    Gate.memory("raw access to memory");
  }

  private static boolean isWithin(@Nullable Object base, long offset) {
    if (base == null || offset < WORD) {
      return false;
    }
    Class<?> type = base.getClass();
    if (type.isArray()) {
      long bytes = (long) Array.getLength(base) * size(type.getComponentType());
      return offset < (HEADER + bytes + WORD - 1) / WORD * WORD;
    }
    if (base instanceof Class<?> owner) {
      return isOfProgram(owner) && offset >= STATICS && offset < STATICS + SIZES.get(owner);
    }
    return isOfProgram(type) && offset < SIZES.get(type);
  }

  private static boolean isOfProgram(Class<?> type) {
    return type.getClassLoader() != null
        && type.getClassLoader() != ClassLoader.getPlatformClassLoader()
        && !Gate.isOwn(type);
  }

  private static int size(Class<?> element) {
    if (!element.isPrimitive() || element == int.class || element == float.class) {
      return Integer.BYTES;
    }
    if (element == long.class || element == double.class) {
      return Long.BYTES;
    }
    return element == byte.class || element == boolean.class ? 1 : Short.BYTES;
  }

  /** An upper limit for the offset of a field of an object, or for the statics of a class. */
  public static final class Size extends ClassValue<Integer> {
    @Override
    protected Integer computeValue(Class<?> type) {
      int statics = 0;
      int fields = 0;
      for (Class<?> each = type; each != null; each = each.getSuperclass()) {
        for (Field field : each.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers())) {
            fields++;
          } else if (each == type) {
            statics++;
          }
        }
      }
      // Either way no more than a word for each, and what is injected into mirrors of classes.
      return HEADER + WORD * Math.max(fields, statics + HEADER / 2);
    }
  }
}
