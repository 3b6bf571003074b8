package dev.quarry.concolic.runtime.types;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The classes of optionals, whose fields can be set where {@code java.util} is open. */
public final class Optionals {
  private static final Object SOMETHING = new Object();

  /** What is in an optional of each class. */
  private static final Map<Class<?>, Class<?>> CONTENTS =
      Map.of(
          Optional.class, Object.class,
          OptionalInt.class, int.class,
          OptionalLong.class, long.class,
          OptionalDouble.class, double.class);

  private Optionals() {}

  public static boolean isOptional(Class<?> type) {
    return CONTENTS.containsKey(type);
  }

  /** Whether optionals of this class can be filled in this process. */
  public static boolean canFill(Class<?> type) {
    try {
      field(type, "value");
      return true;
    } catch (ReflectiveOperationException | InaccessibleObjectException e) {
      return false;
    }
  }

  /** One that nobody else has. */
  public static Object make(Class<?> type) {
    if (type == OptionalInt.class) {
      return OptionalInt.of(0);
    }
    if (type == OptionalLong.class) {
      return OptionalLong.of(0);
    }
    return type == OptionalDouble.class ? OptionalDouble.of(0) : Optional.of(SOMETHING);
  }

  /** What is in an optional of a class. */
  public static Class<?> content(Class<?> type) {
    return Objects.requireNonNull(CONTENTS.get(type));
  }

  /** A field of an optional, open for writing. */
  public static Field field(Class<?> type, String name) throws NoSuchFieldException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }
}
