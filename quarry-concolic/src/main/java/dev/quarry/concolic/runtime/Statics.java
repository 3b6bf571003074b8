package dev.quarry.concolic.runtime;

import dev.quarry.program.ledger.AssumptionCode;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** The initialisers that failed in this run, and with what. */
  private static final Map<Class<?>, Throwable> FAILED = new LinkedHashMap<>();

  private Statics() {}

  /**
   * Called by a class as it initialises itself.
   *
   * @throws NoClassDefFoundError if it failed to do so before, as the JVM throws then
   */
  public static synchronized void register(Class<?> type) {
    Throwable failure = FAILED.get(type);
    if (failure != null) {
      throw failedBefore(type, failure);
    }
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

  private static NoClassDefFoundError failedBefore(Class<?> type, Throwable failure) {
    var error = new NoClassDefFoundError("Could not initialize class " + type.getName());
    error.initCause(
        new ExceptionInInitializerError(
            "Exception %s [in thread \"%s\"]"
                .formatted(failure, Thread.currentThread().getName())));
    return error;
  }

  /** Called where an initialiser ends with an exception. */
  public static synchronized void failed(Class<?> type, Throwable failure) {
    boolean isCut =
        failure instanceof RunEnded
            || Linkage.raised(failure).filter(error -> !Linkage.isOfInitialiser(error)).isPresent();
    FAILED.putIfAbsent(type, failure);
    Run run = Run.current();
    if (run != null && !isCut && !(failure instanceof LinkageError)) {
      noteFailure(run, type, failure);
    }
  }

  /** Puts into the run's ledger which initialisers failed. */
  static synchronized void noteFailures(Run run) {
    FAILED.forEach((type, failure) -> noteFailure(run, type, failure));
  }

  private static void noteFailure(Run run, Class<?> type, Throwable failure) {
    String message = Endings.plainMessage(failure);
    run.assumed(
        run.site(),
        AssumptionCode.INITIALISER_FAILED,
        type.getName(),
        failure.getClass().getName() + (message.isEmpty() ? "" : ": " + message));
  }

  /**
   * Called where an initialiser that may run again ends with an exception.
   *
   * @return what the JVM would throw: what is no error is wrapped into one
   */
  public static Throwable wrapped(Class<?> type, Throwable failure) {
    failed(type, failure);
    return failure instanceof Error ? failure : new ExceptionInInitializerError(failure);
  }

  /** Whether there is anything to put back. */
  static boolean isTouched() {
    return count != 0 || !FAILED.isEmpty();
  }

  /**
   * Puts all touched classes back to where they were before their initialiser ran.
   *
   * @return whether all could be put back; if not, the program must be loaded afresh
   */
  public static boolean reset() {
    return !isTouched() || resetTouched();
  }

  private static synchronized boolean resetTouched() {
    // To the JVM, a class whose initialiser failed is lost for ever.
    boolean complete = FAILED.isEmpty();
    FAILED.clear();
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
