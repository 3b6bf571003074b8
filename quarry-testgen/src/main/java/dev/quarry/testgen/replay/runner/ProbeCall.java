package dev.quarry.testgen.replay.runner;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls public static methods without parameters. */
final class ProbeCall implements Check {
  @Override
  public @Nullable Throwable run(String className, List<String> methods, Progress progress)
      throws ReflectiveOperationException {
    Class<?> type = Class.forName(className);
    for (String method : methods) {
      progress.begin(method);
      progress.end(method, thrownBy(type, method));
    }
    return null;
  }

  private static @Nullable Throwable thrownBy(Class<?> type, String method) {
    try {
      type.getMethod(method).invoke(null);
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause();
    } catch (ReflectiveOperationException | LinkageError e) {
      return e;
    }
  }
}
