package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.tracer.ArithmeticTracer;
import dev.quarry.concolic.runtime.tracer.Tracer;
import org.jspecify.annotations.Nullable;

/**
 * What rewritten code reads and writes of the run in progress, all in one place. There is one run
 * at a time in a process. Where code of other threads is rewritten too, these are what each thread
 * needs a copy of.
 */
public final class RunState {
  /** The shadows on their way into a callee, receiver first; null if none is symbolic. */
  public static @Nullable Object @Nullable [] arguments;

  /** The shadow of the value returned last. */
  public static @Nullable Object result;

  /** The token of the method that {@link #arguments} are for. */
  static long expected;

  /** How many input objects have a type that is not decided yet. */
  public static int openTypes;

  /** How many arrays have shadows. */
  public static int arrays;

  /** How many objects other than arrays have shadows by identity. */
  public static int objects;

  /** Not zero: streams are looked at before there is anything symbolic in them. */
  public static int streams = 1;

  /** Steps left; {@link Fuel#exhausted} is called when it falls below 0. */
  public static int steps = Integer.MAX_VALUE;

  /** How many more calls may be nested; {@link Fuel#tooDeep} is called when it gets below 0. */
  public static int depth = Integer.MAX_VALUE;

  /** Who is told; {@link Tracer#NONE} if no run is in progress. */
  private static volatile Tracer tracer = Tracer.NONE;

  /**
   * Whether the runtime is at work on the thread of the run. What it uses of the JDK may be
   * rewritten, too, but is none of the run's business.
   */
  private static boolean isInside;

  /** Computes shadows, also for threads that no run is told of. */
  static ArithmeticTracer<Object> arithmetic = new ArithmeticTracer<>() {};

  private RunState() {}

  /**
   * A run begins on this thread.
   *
   * @param told what happens
   * @param computing the shadows of what it computes, which go on being computed after it
   * @param calls how deep they may be nested
   */
  public static void begin(Tracer told, ArithmeticTracer<Object> computing, int calls) {
    arithmetic = computing;
    isInside = false;
    forget();
    depth = calls;
    tracer = told;
  }

  /** No run is in progress any more. */
  public static void finish() {
    tracer = Tracer.NONE;
    depth = Integer.MAX_VALUE;
    forget();
  }

  /** The tracer of the run in progress, whatever thread asks. */
  static Tracer current() {
    return tracer;
  }

  /** Whether this is code of the run in progress, on its thread. */
  static boolean here() {
    return !isInside && tracer.thread() == Thread.currentThread();
  }

  /** Whether the runtime itself is at work. */
  static boolean isInside() {
    return isInside;
  }

  /**
   * The runtime begins to work on the thread of the run.
   *
   * @return whether it did not do so already; to be given to {@link #leaveRuntime}
   */
  public static boolean enterRuntime() {
    if (isInside || tracer.thread() != Thread.currentThread()) {
      return false;
    }
    isInside = true;
    return true;
  }

  /** The runtime has done its work. */
  public static void leaveRuntime(boolean entered) {
    if (entered) {
      isInside = false;
    }
  }

  /**
   * The runtime calls code on behalf of the program.
   *
   * @return whether it was at work; to be given to {@link #returnToRuntime}
   */
  public static boolean callFromRuntime() {
    boolean was = isInside && tracer.thread() == Thread.currentThread();
    if (was) {
      isInside = false;
    }
    return was;
  }

  /** The call on behalf of the program has returned. */
  public static void returnToRuntime(boolean was) {
    if (was) {
      isInside = true;
    }
  }

  /** Leaves shadows for the method that is called next with this token. */
  public static void pass(long token, @Nullable Object[] shadows) {
    expected = token;
    arguments = shadows;
  }

  /** The tracer on the thread of the run; on another thread none, and that is noted. */
  static Tracer at(int site) {
    Tracer told = tracer;
    if (told.thread() == Thread.currentThread()) {
      return isInside ? Tracer.NONE : told;
    }
    told.threads().noted(site);
    return Tracer.NONE;
  }

  /** Forgets the shadows that are on their way. */
  public static void clear() {
    arguments = null;
    result = null;
  }

  private static void forget() {
    clear();
    openTypes = 0;
    arrays = 0;
    objects = 0;
  }
}
