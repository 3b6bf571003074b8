package dev.quarry.concolic.guard.boot;

import java.lang.reflect.Array;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Judges what a program does with {@code sun.misc.Unsafe}: it may read and write the fields that
 * its own classes declare, each by its own kind, and arrays within their bounds. All else could
 * rewrite the guard, forge a reference, or reach what the JDK keeps from programs, and counts as
 * native code.
 */
public final class RawMemory {
  private RawMemory() {}

  /** The classes that judge this, for whoever brings them into a virtual machine. */
  public static List<Class<?>> parts() {
    return List.of(
        RawMemory.class,
        Slots.class,
        Slots.Finding.class,
        ArrayLayout.class,
        ArrayLayout.Finding.class,
        JdkUnsafe.class);
  }

  /** So many bytes of an object or array are to be read or written, which are no reference. */
  public static void primitive(@Nullable Object base, long offset, int bytes) {
    if (!isPrimitive(base, offset, bytes)) {
      refuse();
    }
  }

  /** Several elements of an array are. */
  public static void range(@Nullable Object base, long offset, long bytes) {
    if (bytes > 0 && (base == null || !isWithinPrimitives(base, offset, bytes))) {
      refuse();
    }
  }

  /** A reference in an object or array is to be read. */
  public static void reference(@Nullable Object base, long offset) {
    Class<?> type = base == null ? null : typeOfReference(base, offset);
    if (type == null) {
      refuse();
    }
  }

  /** A reference is to be written there. */
  public static void reference(@Nullable Object base, long offset, @Nullable Object value) {
    Class<?> type = base == null ? null : typeOfReference(base, offset);
    if (type == null || value != null && !type.isInstance(value)) {
      refuse();
    }
  }

  /** An address is to be read, written or given back. */
  public static void address() {
    refuse();
  }

  private static void refuse() {
    Gate.memory("raw access to memory");
  }

  private static boolean isPrimitive(@Nullable Object base, long offset, int bytes) {
    if (base == null) {
      return false;
    }
    if (base.getClass().isArray()) {
      return isWithinPrimitives(base, offset, bytes);
    }
    Class<?> slot = slot(base, offset);
    return slot != null && slot.isPrimitive() && bytes <= bytes(slot);
  }

  private static boolean isWithinPrimitives(Object base, long offset, long bytes) {
    Class<?> element = base.getClass().getComponentType();
    if (element == null || !element.isPrimitive()) {
      return false;
    }
    long begin = offset - ArrayLayout.of(element).base();
    long end = (long) Array.getLength(base) * bytes(element);
    return begin >= 0 && begin <= end && bytes <= end - begin;
  }

  /** Of what type the reference is at a place; null if there is none. */
  private static @Nullable Class<?> typeOfReference(Object base, long offset) {
    Class<?> element = base.getClass().getComponentType();
    if (element == null) {
      Class<?> slot = slot(base, offset);
      return slot == null || slot.isPrimitive() ? null : slot;
    }
    if (element.isPrimitive()) {
      return null;
    }
    ArrayLayout layout = ArrayLayout.of(element);
    long at = offset - layout.base();
    boolean isElement =
        at >= 0 && at % layout.scale() == 0 && at / layout.scale() < Array.getLength(base);
    return isElement ? element : null;
  }

  private static @Nullable Class<?> slot(Object base, long offset) {
    return base instanceof Class<?> owner
        ? Slots.of(owner).typeOfStatic(offset)
        : Slots.of(base.getClass()).typeOfField(offset);
  }

  private static int bytes(Class<?> primitive) {
    if (primitive == int.class || primitive == float.class) {
      return Integer.BYTES;
    }
    if (primitive == long.class || primitive == double.class) {
      return Long.BYTES;
    }
    return primitive == byte.class || primitive == boolean.class ? 1 : Short.BYTES;
  }
}
