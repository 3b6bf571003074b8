package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/** Calls that may leave rewritten code. */
public final class Calls {
  /** How many objects other than arrays have shadows by identity in this run. */
  public static int tracked;

  private Calls() {}

  /**
   * Before a call that may select rewritten code or not.
   *
   * @param args boxed, receiver first
   * @param shadows in the same order
   */
  public static void pass(
      int site,
      @Nullable Object receiver,
      int token,
      @Nullable Object[] args,
      @Nullable Expr[] shadows) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null) {
        return;
      }
      Expr so = shadows[0];
      if (so != null) {
        run.inputs.dereference(site, receiver, so);
      }
      if (receiver == null) {
        return;
      }
      if (Heap.openTypes != 0) {
        run.types.dispatch(site, receiver);
      }
      if (selectsProgram(run, site, receiver)) {
        Frames.pass(token, shadows);
      } else {
        leave(run, site, args);
        run.escapes.leave(site, args, shadows);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static boolean selectsProgram(Run run, int site, Object receiver) {
    return run.context().isOfProgram(Sites.info(site).selected(receiver.getClass()));
  }

  /** After such a call, when {@link Frames#result} is not null: the shadow of its result. */
  public static @Nullable Expr result(int site, @Nullable Object receiver) {
    try {
      Run run = Run.onThisThread(site);
      Expr result = Frames.result;
      if (run == null || receiver == null) {
        return null;
      }
      Frames.result = null;
      if (selectsProgram(run, site, receiver)) {
        return result;
      }
      // Rewritten code was called back and returned to the JDK, which looks at values only.
      run.assumed(
          site, AssumptionCode.VALUE_LOST, "it is returned to code of the JDK that called back");
      return null;
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before a call that surely leaves rewritten code and has no model. */
  public static void escape(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null) {
        run.escapes.leave(site, args, shadows);
        Object receiver = Sites.info(site).call().isVirtual() ? args[0] : null;
        if (receiver != null && Heap.openTypes != 0) {
          run.types.dispatch(site, receiver);
        }
        leave(run, site, args);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static void leave(Run run, int site, @Nullable Object[] args) {
    if (Heap.openTypes != 0) {
      run.untried.leave(site, args);
    }
  }
}
