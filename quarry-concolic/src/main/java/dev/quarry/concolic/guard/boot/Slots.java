package dev.quarry.concolic.guard.boot;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where the fields are that a class of a program, and those of a program that it extends, have. */
final class Slots {
  private static final ClassValue<Slots> OF_CLASSES = new Finding();

  private long[] offsets = {};
  private Class<?>[] types = {};
  private long[] staticOffsets = {};
  private Class<?>[] staticTypes = {};

  private Slots() {}

  static Slots of(Class<?> type) {
    return OF_CLASSES.get(type);
  }

  /** The type of the field at an offset in objects of the class; null if there is none. */
  @Nullable Class<?> typeOfField(long offset) {
    return find(offsets, types, offset);
  }

  /** The type of the static field at an offset in the class itself; null if there is none. */
  @Nullable Class<?> typeOfStatic(long offset) {
    return find(staticOffsets, staticTypes, offset);
  }

  /** Without collections, whose classes may be ones that are followed. */
  private static @Nullable Class<?> find(long[] offsets, Class<?>[] types, long offset) {
    for (int i = 0; i < offsets.length; i++) {
      if (offsets[i] == offset) {
        return types[i];
      }
    }
    return null;
  }

  private void add(Field field, long offset) {
    offsets = with(offsets, offset);
    types = with(types, field.getType());
  }

  private void addStatic(Field field, long offset) {
    staticOffsets = with(staticOffsets, offset);
    staticTypes = with(staticTypes, field.getType());
  }

  private static long[] with(long[] all, long one) {
    long[] more = Arrays.copyOf(all, all.length + 1);
    more[all.length] = one;
    return more;
  }

  private static Class<?>[] with(Class<?>[] all, Class<?> one) {
    Class<?>[] more = Arrays.copyOf(all, all.length + 1);
    more[all.length] = one;
    return more;
  }

  /** Looks once at each class. */
  static final class Finding extends ClassValue<Slots> {
    @Override
    protected Slots computeValue(Class<?> type) {
      Slots slots = new Slots();
      for (Class<?> each = type; each != null; each = each.getSuperclass()) {
        if (Gate.isOfProgram(each)) {
          for (Field field : each.getDeclaredFields()) {
            boolean isStatic = Modifier.isStatic(field.getModifiers());
            long offset = JdkUnsafe.offset(field, isStatic);
            if (offset >= 0 && !isStatic) {
              slots.add(field, offset);
            } else if (offset >= 0 && each == type) {
              slots.addStatic(field, offset);
            }
          }
        }
      }
      return slots;
    }
  }
}
