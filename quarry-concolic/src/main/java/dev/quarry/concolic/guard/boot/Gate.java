package dev.quarry.concolic.guard.boot;

import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ForkJoinWorkerThread;
import org.jspecify.annotations.Nullable;

/**
 * Asks the {@link Referee} of the current run on behalf of rewritten JDK methods. Closed between
 * runs, and always open to the worker's own threads.
 */
public final class Gate {
  private static final int O_WRITE = 0x3;
  private static final int O_CREATE = 0x40 | 0x200;
  private static final int READ_WRITE = 2;

  private static volatile @Nullable Referee referee;
  private static volatile @Nullable Thread own;
  private static volatile boolean isChanceReal;

  private Gate() {}

  /** Names the one thread of the worker that may do anything at any time. */
  public static void exempt(Thread worker) {
    own = worker;
  }

  /** From here on the program runs. */
  public static void open(Referee judge) {
    referee = judge;
  }

  /** The program does not run any more. */
  public static void close() {
    referee = null;
  }

  /** Time and chance are left as they are: in a JVM that runs tests. */
  public static void leaveChance() {
    isChanceReal = true;
  }

  static boolean isChanceReal() {
    return isChanceReal;
  }

  /** Whether a program runs for which time and chance are fixed, and this is one of its threads. */
  public static boolean isProgram() {
    return !isChanceReal && judge() != null;
  }

  /** Whether the JDK's own classes were rewritten before this JVM began. */
  public static boolean isBuiltIn() {
    return Gate.class.getModule() == Object.class.getModule();
  }

  /** Lets code of a module fill optionals; for a gate that is built in. */
  public static void openOptionals(Module module) {
    Object.class.getModule().addOpens(Optional.class.getPackageName(), module);
  }

  private static @Nullable Referee judge() {
    Referee judge = referee;
    if (judge == null) {
      return null;
    }
    Thread thread = Thread.currentThread();
    return thread == own || isOfTheSystem(thread) ? null : judge;
  }

  /** Threads that the JVM itself has: finalizers, cleaners, signals. */
  private static boolean isOfTheSystem(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return group != null
        && (group.getParent() == null || group.getName().equals("InnocuousThreadGroup"))
        && !(thread instanceof ForkJoinWorkerThread);
  }

  public static void exit(int status) {
    Referee judge = judge();
    if (judge != null) {
      judge.exit(status);
    }
  }

  public static void process(String what) {
    Referee judge = judge();
    if (judge != null) {
      judge.process(what);
    }
  }

  public static void network(String what) {
    Referee judge = judge();
    if (judge != null) {
      judge.network(what);
    }
  }

  /** The JDK loads its own libraries when it likes; {@code caller} tells whose wish it is. */
  public static void library(Class<?> caller, String name) {
    Referee judge = judge();
    if (judge != null && !isOfTheJdk(caller)) {
      judge.nativeCode("loading the native library " + name);
    }
  }

  private static boolean isOfTheJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  public static void nativeCall() {
    Referee judge = judge();
    if (judge != null) {
      judge.nativeCode("calling a native function");
    }
  }

  /** A file or path is to be changed. */
  public static void write(@Nullable Object path, String what) {
    Referee judge = judge();
    if (judge != null && path != null) {
      judge.write(what, path.toString());
    }
  }

  /** A file is to be opened with the flags of {@code open(2)}. */
  public static void open(Object path, int flags) {
    if ((flags & (O_WRITE | O_CREATE)) != 0) {
      write(path, "writing");
    }
  }

  /** A file is to be opened with the mode bits of {@code RandomAccessFile}. */
  public static void openRandomAccess(Object path, int mode) {
    if ((mode & READ_WRITE) != 0) {
      write(path, "writing");
    }
  }

  /** A file is to be changed relative to an open directory, so its place is not known. */
  public static void writeRelative(Object name, String what) {
    Referee judge = judge();
    if (judge != null) {
      judge.write(
          what,
          name instanceof byte[] bytes
              ? new String(bytes, StandardCharsets.UTF_8)
              : String.valueOf(name));
    }
  }

  public static void openRelative(Object name, int flags) {
    if ((flags & (O_WRITE | O_CREATE)) != 0) {
      writeRelative(name, "writing");
    }
  }

  public static void thread(Thread started) {
    Referee judge = judge();
    if (judge != null && !started.getClass().getName().startsWith("jdk.internal.")) {
      judge.thread(started.getName());
    }
  }

  /** A field was written by reflection. */
  public static void written(Field field, @Nullable Object target) {
    Referee judge = judge();
    if (judge != null) {
      judge.written(field, target);
    }
  }
}
