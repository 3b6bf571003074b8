package dev.quarry.concolic.runtime.heap;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Messages of exceptions that the virtual machine and the JDK make up from values, such as the
 * index that is out of bounds. Those that a program passes to an exception are followed.
 */
public final class Messages {
  private static final int MOST_CAUSES = 20;

  private Messages() {}

  /** Whether values may have got into the message of an exception, or into that of its cause. */
  public static boolean areOfValues(Throwable thrown) {
    Throwable each = thrown;
    for (int i = 0; each != null && i < MOST_CAUSES; i++) {
      if (isMadeUp(each)) {
        return true;
      }
      each = cause(each);
    }
    return false;
  }

  private static boolean isMadeUp(Throwable thrown) {
    Class<?> type = thrown.getClass();
    if (!isOfJdk(type) || thrown.getMessage() == null) {
      return false;
    }
    if (type == ArrayIndexOutOfBoundsException.class || type == NegativeArraySizeException.class) {
      return true;
    }
    StackTraceElement[] calls = thrown.getStackTrace();
    return calls.length > 0 && calls[0].getModuleName() != null;
  }

  /** What the text of an exception is made of, as far as the JDK has it. */
  static List<Object> parts(Throwable thrown) {
    List<Object> parts = new ArrayList<>();
    String message = isOfJdk(thrown, "getMessage") ? thrown.getMessage() : null;
    if (message != null) {
      parts.add(message);
    }
    Throwable cause = cause(thrown);
    if (cause != null) {
      parts.add(cause);
    }
    return parts;
  }

  private static @Nullable Throwable cause(Throwable thrown) {
    return isOfJdk(thrown, "getCause") ? thrown.getCause() : null;
  }

  /** Code of the program is not run for it. */
  private static boolean isOfJdk(Throwable thrown, String method) {
    try {
      return isOfJdk(thrown.getClass().getMethod(method).getDeclaringClass());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("Every exception has it.", e);
    }
  }

  private static boolean isOfJdk(Class<?> type) {
    return type.getModule().isNamed();
  }

  /** As the assumption says it. */
  public static String whose(Throwable thrown) {
    return "it may be in the message of a %s".formatted(thrown.getClass().getName());
  }
}
