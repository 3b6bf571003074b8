package dev.quarry.concolic.runtime.statics;

import dev.quarry.concolic.runtime.endings.Endings;
import dev.quarry.concolic.runtime.endings.FailedInitialisers;
import dev.quarry.concolic.runtime.hooks.RunState;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The classes whose static state a run has touched, to be put back before the next run. */
public final class Statics {
  /** The name of the synthetic static method that puts a class back. */
  public static final String RESET = "$quarry$reset";

  /** The name of the one that initialises a class unless this run has done so. */
  public static final String ENSURE = "$quarry$ensure";

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

  /** How classes initialise themselves that do so in each run. */
  private static final ClassValue<Optional<MethodHandle>> ENSURES =
      new ClassValue<>() {
        @Override
        protected Optional<MethodHandle> computeValue(Class<?> type) {
          ClassLoader loader = type.getClassLoader();
          boolean isRewritten = loader != null && Endings.LOADER_NAME.equals(loader.getName());
          return isRewritten ? Optional.ofNullable(find(type, ENSURE)) : Optional.empty();
        }
      };

  /** What the classes looked like that are not put back but looked at. */
  private static final ClassValue<Snapshot> SNAPSHOTS =
      new ClassValue<>() {
        @Override
        protected Snapshot computeValue(Class<?> type) {
          return Snapshot.of(type);
        }
      };

  private static final List<WeakReference<Class<?>>> WATCHED = new ArrayList<>();

  private Statics() {}

  /**
   * Called by a class as it initialises itself.
   *
   * @throws NoClassDefFoundError if it failed to do so before, as the JVM throws then
   */
  public static synchronized void register(Class<?> type) {
    Throwable failure = FailedInitialisers.of(type);
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
    TOUCHED.add(new Touched(type, find(type, RESET)));
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

  /** Called by a class that is to be loaded afresh after a run that has changed it. */
  public static synchronized void watch(Class<?> type) {
    SNAPSHOTS.get(type);
    WATCHED.add(new WeakReference<>(type));
  }

  /** Whether all watched classes are as their initialisers left them. */
  private static boolean areUnchanged() {
    boolean unchanged = true;
    for (Iterator<WeakReference<Class<?>>> all = WATCHED.iterator(); all.hasNext(); ) {
      Class<?> type = all.next().get();
      if (type == null) {
        all.remove();
      } else if (!SNAPSHOTS.get(type).isUnchanged()) {
        // It is going to be loaded afresh, so nobody need look at it again.
        all.remove();
        unchanged = false;
      }
    }
    return unchanged;
  }

  /** Called where an initialiser ends with an exception. */
  public static void failed(Class<?> type, Throwable failure) {
    FailedInitialisers.add(type, failure);
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

  /** Initialises a class unless this run has done so, as the JVM does where an object is made. */
  public static void ensure(Class<?> type) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      MethodHandle method = ENSURES.get(at).orElse(null);
      if (method != null) {
        call(method);
        return;
      }
    }
  }

  @SuppressWarnings("ThrowSpecificity")
  private static void call(MethodHandle method) {
    boolean was = RunState.callFromRuntime();
    try {
      method.invokeExact();
    } catch (Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("What an initialiser throws is an error.", e);
    } finally {
      RunState.returnToRuntime(was);
    }
  }

  /** Whether there is anything to put back. */
  public static boolean isTouched() {
    return count != 0 || !FailedInitialisers.isEmpty() || !WATCHED.isEmpty();
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
    boolean complete = FailedInitialisers.isEmpty() & areUnchanged();
    FailedInitialisers.clear();
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

  private static @Nullable MethodHandle find(Class<?> type, String name) {
    try {
      Method method = type.getDeclaredMethod(name);
      method.setAccessible(true);
      return MethodHandles.lookup().unreflect(method);
    } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
      return null;
    }
  }
}
