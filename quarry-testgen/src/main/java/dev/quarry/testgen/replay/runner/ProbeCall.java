package dev.quarry.testgen.replay.runner;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Calls public static methods without parameters. */
final class ProbeCall implements Check {
  @Override
  public @Nullable Throwable run(String className, List<String> methods, Progress progress)
      throws ReflectiveOperationException {
    Class<?> type = Class.forName(className);
    for (String method : methods) {
      progress.begin(method);
      progress.end(method, thrownBy(type, method, seen -> progress.saw(method, seen)));
    }
    return null;
  }

  /** Calls one; what it returned is encoded. */
  static @Nullable Throwable thrownBy(
      Class<?> type, String method, Consumer<List<String>> observer) {
    try {
      Object result = type.getMethod(method).invoke(null);
      if (result instanceof Object[] seen) {
        observer.accept(Encoding.of(seen));
      }
      return null;
    } catch (InvocationTargetException e) {
      return e.getCause();
    } catch (ReflectiveOperationException | LinkageError e) {
      return e;
    }
  }
}
