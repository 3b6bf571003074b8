package dev.quarry.concolic.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The classes whose static state a run has touched, to be put back before the next run. */
public final class Statics {
  /** The name of the synthetic static method that puts a class back. */
  public static final String RESET = "$quarry$reset";

  /**
   * The classes that this run has touched, and after them what earlier runs did: most runs touch
   * the same classes in the same order, and need not look for their methods again.
   */
  private static final List<Touched> TOUCHED = new ArrayList<>();

  /** How many of them this run has touched. */
  private static volatile int count;

  /**
   * A class.
   *
   * @param reset puts it back; null if it can't be
   */
  private record Touched(Class<?> type, @Nullable MethodHandle reset) {}

  private Statics() {}

  /** Called by a class as it initialises itself. */
  public static synchronized void register(Class<?> type) {
    int place = count;
    if (place < TOUCHED.size() && TOUCHED.get(place).type() == type) {
      count = place + 1;
      return;
    }
    for (int i = 0; i < place; i++) {
      if (TOUCHED.get(i).type() == type) {
        return;
      }
    }
    TOUCHED.subList(place, TOUCHED.size()).clear();
    TOUCHED.add(new Touched(type, find(type)));
    count = place + 1;
  }

  /** Whether there is anything to put back. */
  static boolean isTouched() {
    return count != 0;
  }

  /**
   * Puts all touched classes back to where they were before their initialiser ran.
   *
   * @return whether all could be put back; if not, the program must be loaded afresh
   */
  public static boolean reset() {
    return count == 0 || resetTouched();
  }

  private static synchronized boolean resetTouched() {
    boolean complete = true;
    for (int i = 0; i < count; i++) {
      complete &= reset(TOUCHED.get(i).reset());
    }
    count = 0;
    if (!complete) {
      TOUCHED.clear();
    }
    return complete;
  }

  /** Only sets fields, so no class is touched by it. */
  @SuppressWarnings("ThrowSpecificity")
  private static boolean reset(@Nullable MethodHandle method) {
    if (method == null) {
      return false;
    }
    try {
      method.invokeExact();
      return true;
    } catch (Throwable e) {
      return false;
    }
  }

  private static @Nullable MethodHandle find(Class<?> type) {
    try {
      Method method = type.getDeclaredMethod(RESET);
      method.setAccessible(true);
      return MethodHandles.lookup().unreflect(method);
    } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
      return null;
    }
  }
}
