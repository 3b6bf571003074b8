package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.tracer.ArithmeticTracer;
import dev.quarry.concolic.runtime.tracer.Tracer;
import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * What rewritten code reads and writes of the run in progress, all in one place. There is one run
 * at a time in a process. Where code of other threads is rewritten too, these are what each thread
 * needs a copy of.
 */
public final class RunState {
  /** The shadows on their way into a callee, receiver first; null if none is symbolic. */
  public static @Nullable Expr @Nullable [] arguments;

  /** The shadow of the value returned last. */
  public static @Nullable Expr result;

  /** The token of the method that {@link #arguments} are for. */
  static int expected;

  /** How many input objects have a type that is not decided yet. */
  public static int openTypes;

  /** How many arrays have shadows. */
  public static int arrays;

  /** How many objects other than arrays have shadows by identity. */
  public static int objects;

  /** Steps left; {@link Fuel#exhausted} is called when it falls below 0. */
  public static int steps = Integer.MAX_VALUE;

  /** How many more calls may be nested; {@link Fuel#tooDeep} is called when it gets below 0. */
  public static int depth = Integer.MAX_VALUE;

  /** Who is told; {@link Tracer#NONE} if no run is in progress. */
  private static volatile Tracer tracer = Tracer.NONE;

  /** Computes shadows, also for threads that no run is told of. */
  static ArithmeticTracer arithmetic = new ArithmeticTracer() {};

  private RunState() {}

  /**
   * A run begins on this thread.
   *
   * @param told what happens
   * @param computing the shadows of what it computes, which go on being computed after it
   * @param calls how deep they may be nested
   */
  public static void begin(Tracer told, ArithmeticTracer computing, int calls) {
    arithmetic = computing;
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

  /** Whether this thread is the one of the run in progress. */
  static boolean here() {
    return tracer.thread() == Thread.currentThread();
  }

  /** The tracer on the thread of the run; on another thread none, and that is noted. */
  static Tracer at(int site) {
    Tracer told = tracer;
    if (told.thread() == Thread.currentThread()) {
      return told;
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
