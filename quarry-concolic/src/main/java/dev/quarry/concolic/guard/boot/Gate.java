package dev.quarry.concolic.guard.boot;

import java.io.File;
import java.io.FileDescriptor;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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

  /** Packages that no program reaches into, whatever is allowed. */
  private static final String[] OWN_PACKAGES = {
    "dev.quarry.concolic.guard.",
    "dev.quarry.concolic.worker.",
    "dev.quarry.concolic.runtime.",
    "dev.quarry.testgen.replay.runner."
  };

  /** Whose judgement counts while a program runs; null between runs. */
  private static volatile @Nullable Referee referee;

  /** The last one, for threads that go on between runs. */
  private static volatile @Nullable Referee last;

  /** The thread that runs programs, and is nobody's between runs. */
  private static volatile @Nullable Thread runner;

  /** Threads that may do anything at any time. */
  private static volatile Thread[] own = {};

  /** The only set of switches that works: there are ways to make objects without constructors. */
  private static volatile @Nullable Switches switches;

  private static volatile boolean isChanceReal;

  private static volatile boolean isStanding;

  private Gate() {}

  /**
   * The switches of the gate. There is one set of them, for whoever asks first: before the first
   * program is loaded.
   *
   * @throws IllegalStateException if somebody has them already
   */
  public static synchronized Switches take() {
    if (switches != null) {
      throw new IllegalStateException("Somebody has the switches of the gate already.");
    }
    Switches taken = new Switches();
    switches = taken;
    return taken;
  }

  /** Passes only what {@link #take} gave out. */
  static void check(Switches used) {
    if (used != switches) {
      throw new IllegalStateException("These are not the switches of the gate.");
    }
  }

  static synchronized void exempt(Thread thread) {
    Thread[] more = Arrays.copyOf(own, own.length + 1);
    more[own.length] = thread;
    own = more;
  }

  static void open(Referee judge) {
    runner = Thread.currentThread();
    last = judge;
    referee = judge;
  }

  static void close() {
    referee = null;
  }

  static void leaveChance() {
    isChanceReal = true;
  }

  static boolean isChanceReal() {
    return isChanceReal;
  }

  /** Whether a program runs for which time and chance are fixed, and this is one of its threads. */
  public static boolean isProgram() {
    return !isChanceReal && referee != null && judge() != null && !isOfTheSystem();
  }

  /** Whether somebody judges this thread. */
  public static boolean isGuarded() {
    return judge() != null;
  }

  /** Whether the JDK's own classes were rewritten before this JVM began. */
  public static boolean isBuiltIn() {
    return Gate.class.getModule() == Object.class.getModule();
  }

  /** Said once the JDK's own classes are rewritten. */
  public static void stands() {
    isStanding = true;
  }

  /** Whether they are, by an agent or in an image. */
  public static boolean isStanding() {
    return isStanding || isBuiltIn();
  }

  static void openOptionals(Module module) {
    Object.class.getModule().addOpens(Optional.class.getPackageName(), module);
  }

  /**
   * Who judges the current thread; null if it may do anything. Not even threads of the JVM itself
   * may: it is the program's finalizers, cleaners and listeners that they run, during a run or
   * after it.
   */
  private static @Nullable Referee judge() {
    Referee judge = last;
    if (judge == null) {
      return null;
    }
    Thread thread = Thread.currentThread();
    for (Thread each : own) {
      if (each == thread) {
        return null;
      }
    }
    return referee == null && thread == runner ? null : judge;
  }

  /** Whether this is a thread that the JVM itself has: for finalizers, cleaners, signals. */
  public static boolean isOfTheSystem() {
    Thread thread = Thread.currentThread();
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
    if (isOfTheJdk(caller)) {
      library(name);
      return;
    }
    Referee judge = judge();
    if (judge != null) {
      judge.nativeCode("loading the native library " + name);
    }
  }

  /** The JDK loads a library of its own; some have no other use than to reach outside. */
  public static void library(String name) {
    Referee judge = judge();
    if (judge == null) {
      return;
    }
    switch (name) {
      case "attach" -> judge.process("reaching into another process");
      case "sctp", "management_agent" -> judge.network("opening a socket");
      case "prefs" -> judge.write("keeping", "preferences of the user");
      case "j2pkcs11", "j2gss", "j2pcsc", "saproc", "jsound", "splashscreen", "le" ->
          judge.nativeCode("loading the native library " + name);
      default -> {}
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

  /** Raw memory is to be read or written. */
  static void memory(String what) {
    Referee judge = judge();
    if (judge != null) {
      judge.nativeCode(what);
    }
  }

  /** A file or path is to be changed. */
  public static void write(@Nullable Object path, String what) {
    Referee judge = judge();
    if (judge != null && path != null) {
      judge.write(what, text(path));
    }
  }

  /** What a file is called, and not what a program's subclass says. Paths are the JDK's own. */
  private static String text(Object path) {
    if (path instanceof File file && file.getClass() != File.class) {
      // Made of the field that the JDK itself works with.
      String child = new File(file, "x").getPath();
      return child.substring(0, Math.max(1, child.length() - 2));
    }
    return path.toString();
  }

  /** A symbolic link is to be made. */
  public static void link(byte[] target, Object link) {
    Referee judge = judge();
    if (judge != null) {
      judge.write("creating", link.toString());
      judge.link(new String(target, StandardCharsets.UTF_8), link.toString());
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

  /** Something is to be changed relative to an open directory, so its place is not known. */
  public static void writeRelative(String what) {
    Referee judge = judge();
    if (judge != null) {
      judge.writeUnknown(what + " a file of an open directory");
    }
  }

  public static void openRelative(int flags) {
    if ((flags & (O_WRITE | O_CREATE)) != 0) {
      writeRelative("writing");
    }
  }

  /** A stream to a descriptor is to be made, of which only standard ones are for everybody. */
  public static void descriptor(@Nullable FileDescriptor to) {
    if (to == FileDescriptor.out || to == FileDescriptor.err) {
      Referee judge = judge();
      if (judge != null) {
        judge.writeUnknown("writing to the process's own output beside System.out and System.err");
      }
    }
  }

  public static void thread(Thread started) {
    Referee judge = judge();
    if (judge != null && !isOfTheJdkItself(started) && !isEnding()) {
      judge.thread(started.getName());
    }
  }

  private static boolean isOfTheJdkItself(Thread thread) {
    Class<?> type = thread.getClass();
    return type.getClassLoader() == null && type.getName().startsWith("jdk.internal.");
  }

  /** Whether the JVM ends or handles a signal; what the threads do that it starts is judged. */
  private static boolean isEnding() {
    if (!isOfTheSystem()) {
      return false;
    }
    for (StackTraceElement frame : new Throwable().getStackTrace()) {
      String name = frame.getClassName();
      if (name.equals("java.lang.Shutdown") || name.equals("jdk.internal.misc.Signal")) {
        return true;
      }
    }
    return false;
  }

  /** The end of the JVM is to start a thread. What the JDK itself does then is its own. */
  public static void hook(Thread hook) {
    Referee judge = judge();
    if (judge != null && (hook.getClass() == Thread.class || !isOfTheJdk(hook.getClass()))) {
      judge.hook(hook.getName());
    }
  }

  /** Something is to be done when nobody needs an object any more. */
  public static void deferred(Object who) {
    if (!isOfTheJdk(who.getClass()) || Proxy.isProxyClass(who.getClass())) {
      Referee judge = judge();
      if (judge != null) {
        judge.deferred();
      }
    }
  }

  /** A class wants to get at what is not public in another. */
  public static void access(Class<?> caller, Class<?> type) {
    ClassLoader loader = caller.getClassLoader();
    // A name alone proves nothing: a program may call its packages what it likes.
    boolean isAllowed = loader == null || loader == type.getClassLoader() && isOwn(caller);
    if (isOwn(type) && !isAllowed) {
      Referee judge = judge();
      if (judge != null) {
        judge.tampering("access to " + type.getName());
      }
    }
  }

  /** The same by handles. */
  public static void access(Class<?> type, MethodHandles.Lookup caller) {
    access(caller.lookupClass(), type);
  }

  /** Somebody wants to stop a thread, or to be called by it when it ends. */
  public static void control(Thread thread) {
    for (Thread each : own) {
      if (each == thread) {
        Referee judge = judge();
        if (judge != null) {
          judge.tampering("control of the thread " + thread.getName());
        }
      }
    }
  }

  /** Whether a class is of the program, or of a library of its. */
  static boolean isOfProgram(Class<?> type) {
    return !isOfTheJdk(type) && !isOwn(type);
  }

  static boolean isOwn(Class<?> type) {
    for (String prefix : OWN_PACKAGES) {
      if (type.getName().startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  /** A field was written by reflection. */
  public static void written(Field field, @Nullable Object target) {
    Referee judge = judge();
    if (judge != null) {
      judge.written(field, target);
    }
  }
}
