package dev.quarry.api;

import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** What {@code Quarry.any…} gives on one thread until this is closed. */
public final class Answers implements AutoCloseable {
  private static final ThreadLocal<@Nullable Answers> CURRENT = new ThreadLocal<>();

  private final Iterator<@Nullable Object> values;
  private final @Nullable Answers before = CURRENT.get();

  Answers(@Nullable Object... values) {
    this.values = Arrays.asList(values.clone()).iterator();
    CURRENT.set(this);
  }

  static <T> T next(String call, Class<T> type) {
    T value = nextOrNull(call, type);
    if (value == null) {
      throw new IllegalStateException("The answer to Quarry." + call + " must not be null.");
    }
    return value;
  }

  static <T> @Nullable T nextOrNull(String call, Class<T> type) {
    Object value = take(call);
    if (value != null && !type.isInstance(value)) {
      throw new IllegalStateException(
          "The answer to Quarry." + call + " must not be a " + value.getClass().getName() + ".");
    }
    return type.cast(value);
  }

  /** An answer to a question for a number that may be given as an {@code int}. */
  static int number(String call, int least, int most) {
    Object value = take(call);
    long number = Long.MAX_VALUE;
    if (value instanceof Character) {
      number = (Character) value;
    } else if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
      number = ((Number) value).intValue();
    }
    if (number < least || number > most) {
      throw new IllegalStateException(
          "The answer to Quarry." + call + " must be from " + least + " to " + most + ".");
    }
    return (int) number;
  }

  private static @Nullable Object take(String call) {
    Answers answers = CURRENT.get();
    if (answers == null || !answers.values.hasNext()) {
      throw new NoExplorationException(call);
    }
    return answers.values.next();
  }

  /** Those before it are in force again. */
  @Override
  public void close() {
    if (before == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(before);
    }
  }
}
