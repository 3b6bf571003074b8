package dev.quarry.concolic.runtime.environment;

import dev.quarry.concolic.guard.boot.Ticks;
import dev.quarry.concolic.runtime.statics.Statics;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.net.URL;
import java.time.Duration;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What rewritten code calls instead of the methods that {@code instrument.Substitutions} lists; the
 * names are those of the replaced methods.
 */
public final class Environment {
  /** What the rewriting adds to a class begins with this. */
  public static final String ADDED = "$quarry$";

  private static final String RUNTIME = "dev.quarry.concolic.runtime";

  private static final StackWalker CALLER =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private static volatile @Nullable ClassLoader program;
  private static volatile boolean sleepsReally;

  private Environment() {}

  /**
   * Says who the program is.
   *
   * @param loader what the program takes for the system's class loader
   * @param sleeping whether to wait for real when the program sleeps, because other threads may run
   *     meanwhile
   */
  public static void enter(ClassLoader loader, boolean sleeping) {
    // Mostly they are the same as before, and writing takes longer than reading.
    if (program != loader) {
      program = loader;
    }
    if (sleepsReally != sleeping) {
      sleepsReally = sleeping;
    }
  }

  public static long currentTimeMillis() {
    return Ticks.millis();
  }

  public static long nanoTime() {
    return Ticks.nanos();
  }

  public static void sleep(long millis) throws InterruptedException {
    if (sleepsReally || millis < 0) {
      Thread.sleep(millis);
    } else if (Thread.interrupted()) {
      throw new InterruptedException("sleep interrupted");
    }
    Ticks.pass(millis);
  }

  public static void sleep(long millis, int nanos) throws InterruptedException {
    if (sleepsReally || millis < 0 || nanos < 0 || nanos > 999_999) {
      Thread.sleep(millis, nanos);
    }
    sleep(sleepsReally ? 0 : millis);
  }

  public static void sleep(Duration duration) throws InterruptedException {
    sleep(Math.max(0, duration.toMillis()));
  }

  public static void sleep(TimeUnit unit, long timeout) throws InterruptedException {
    sleep(Math.max(0, unit.toMillis(timeout)));
  }

  public static ClassLoader getSystemClassLoader() {
    ClassLoader loader = program;
    return loader == null ? ClassLoader.getSystemClassLoader() : loader;
  }

  public static @Nullable URL getSystemResource(String name) {
    return getSystemClassLoader().getResource(name);
  }

  public static Enumeration<URL> getSystemResources(String name) throws IOException {
    return getSystemClassLoader().getResources(name);
  }

  public static @Nullable InputStream getSystemResourceAsStream(String name) {
    return getSystemClassLoader().getResourceAsStream(name);
  }

  public static Class<?> forName(String name) throws ClassNotFoundException {
    return forName(name, true, CALLER.getCallerClass().getClassLoader());
  }

  /** A class that is initialised in each run is so now. */
  public static Class<?> forName(String name, boolean initialising, @Nullable ClassLoader loader)
      throws ClassNotFoundException {
    Class<?> type = Class.forName(name, initialising, loader);
    if (initialising) {
      Statics.ensure(type);
    }
    return type;
  }

  public static Field[] getDeclaredFields(Class<?> type) {
    return without(type.getDeclaredFields());
  }

  public static Field[] getFields(Class<?> type) {
    return without(type.getFields());
  }

  public static Method[] getDeclaredMethods(Class<?> type) {
    return without(type.getDeclaredMethods());
  }

  public static Method[] getMethods(Class<?> type) {
    return without(type.getMethods());
  }

  public static Constructor<?>[] getDeclaredConstructors(Class<?> type) {
    return written(type.getDeclaredConstructors());
  }

  public static Constructor<?>[] getConstructors(Class<?> type) {
    return written(type.getConstructors());
  }

  public static int getModifiers(Field field) {
    return field.getDeclaringClass().getClassLoader() instanceof Originals originals
        ? originals.modifiers(field)
        : field.getModifiers();
  }

  public static int getModifiers(Constructor<?> constructor) {
    return constructor.getDeclaringClass().getClassLoader() instanceof Originals originals
        ? originals.modifiers(constructor)
        : constructor.getModifiers();
  }

  /** A field was written by reflection: what was known of its old value is void. */
  public static void written(Field field, @Nullable Object target) {
    Class<?> owner = field.getDeclaringClass();
    ClassLoader loader = program;
    if (loader == null || owner.getClassLoader() != loader || field.getName().startsWith(ADDED)) {
      return;
    }
    try {
      Field twin = owner.getDeclaredField(ADDED + field.getName());
      twin.setAccessible(true);
      twin.set(target, null);
    } catch (NoSuchFieldException e) {
      // A constant, or a class that was left plain: there is nothing beside the field.
      return;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("A twin can always be written.", e);
    }
  }

  private static <M extends Member> M[] without(M[] members) {
    for (M member : members) {
      if (isAdded(member)) {
        return Arrays.stream(members)
            .filter(kept -> !isAdded(kept))
            .toArray(size -> Arrays.copyOf(members, size));
      }
    }
    return members;
  }

  private static boolean isAdded(Member member) {
    return member.getName().startsWith(ADDED);
  }

  /** Constructors have no name to tell by; what the rewriting adds takes one of our types. */
  private static Constructor<?>[] written(Constructor<?>[] constructors) {
    return Arrays.stream(constructors)
        .filter(constructor -> !takesOurTypes(constructor))
        .toArray(Constructor<?>[]::new);
  }

  private static boolean takesOurTypes(Executable executable) {
    return Arrays.stream(executable.getParameterTypes())
        .anyMatch(
            type ->
                type.getPackageName().startsWith(RUNTIME)
                    && type.getClassLoader() == Environment.class.getClassLoader());
  }
}
