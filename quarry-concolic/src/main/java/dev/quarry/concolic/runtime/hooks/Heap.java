package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/** What instructions on objects mean for input references. Called before the instruction. */
public final class Heap {
  /** How many input objects of this run have a type that is not decided yet. */
  public static int openTypes;

  private Heap() {}

  /** Any instruction that needs the object; called when {@code so} is not null. */
  public static void dereference(int site, @Nullable Object o, @Nullable Expr so) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null && so != null) {
        run.inputs.dereference(site, o, so);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before a virtual call when {@link #openTypes} is not 0. */
  public static void dispatch(int site, @Nullable Object receiver) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null && receiver != null) {
        run.types.dispatch(site, receiver);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** The shadow of what {@code instanceof} leaves. */
  public static @Nullable Expr instanceOf(
      int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {
    try {
      Run run = Run.onThisThread(site);
      return run == null ? null : run.types.instanceOf(site, o, so, type);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before {@code checkcast}. */
  public static void cast(int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null) {
        run.types.cast(site, o, so, type);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** A shadow goes where none can be kept, such as into a field of a JDK class. */
  public static void lost(int site, String what, @Nullable Expr s) {
    Run run = Run.onThisThread(site);
    if (run != null && s != null) {
      run.assumed(site, AssumptionCode.VALUE_LOST, what);
    }
  }
}
