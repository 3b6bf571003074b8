package dev.quarry.concolic.runtime;

import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The classes whose static state a run has touched, to be put back before the next run. */
public final class Statics {
  /** The name of the synthetic static method that puts a class back. */
  public static final String RESET = "$quarry$reset";

  private static final Set<Class<?>> TOUCHED = new LinkedHashSet<>();

  private Statics() {}

  /** Called by a class as it initialises itself. */
  public static synchronized void register(Class<?> type) {
    TOUCHED.add(type);
  }

  /**
   * Puts all touched classes back to where they were before their initialiser ran.
   *
   * @return whether all could be put back; if not, the program must be loaded afresh
   */
  public static synchronized boolean reset() {
    List<Class<?>> touched = List.copyOf(TOUCHED);
    TOUCHED.clear();
    boolean complete = true;
    for (Class<?> type : touched) {
      complete &= reset(type);
    }
    return complete;
  }

  private static boolean reset(Class<?> type) {
    try {
      Method method = type.getDeclaredMethod(RESET);
      method.setAccessible(true);
      method.invoke(null);
      return true;
    } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
      return false;
    }
  }
}
