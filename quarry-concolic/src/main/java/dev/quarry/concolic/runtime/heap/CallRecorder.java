package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.endings.Caller;
import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.tracer.CallTracer;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.expr.Expr;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/** Finds out where calls go, and what goes with them. */
public final class CallRecorder implements CallTracer {
  private final Trace trace;
  private final InputHeap inputs;
  private final TypeDecisions types;
  private final UntriedTypes untried;
  private final Escapes escapes;

  public CallRecorder(
      Trace trace, InputHeap inputs, TypeDecisions types, UntriedTypes untried, Escapes escapes) {
    this.trace = trace;
    this.inputs = inputs;
    this.types = types;
    this.untried = untried;
    this.escapes = escapes;
  }

  @Override
  public void pass(
      int site,
      @Nullable Object receiver,
      int token,
      @Nullable Object[] args,
      @Nullable Expr[] shadows) {
    Expr so = shadows[0];
    if (so != null) {
      inputs.dereference(site, receiver, so);
    }
    if (receiver == null) {
      return;
    }
    if (RunState.openTypes != 0) {
      types.dispatch(site, receiver);
    }
    if (selectsProgram(site, receiver)) {
      Frames.pass(token, shadows);
    } else {
      leave(site, args);
      escapes.leave(site, args, shadows);
    }
  }

  private boolean selectsProgram(int site, Object receiver) {
    return trace.context().isOfProgram(Sites.info(site).selected(receiver.getClass()));
  }

  @Override
  public @Nullable Expr result(int site, @Nullable Object receiver) {
    Expr result = RunState.result;
    if (receiver == null) {
      return null;
    }
    RunState.result = null;
    if (selectsProgram(site, receiver)) {
      return result;
    }
    // Rewritten code was called back and returned to the JDK, which looks at values only.
    trace.assumed(
        site, AssumptionCode.VALUE_LOST, "it is returned to code of the JDK that called back");
    return null;
  }

  @Override
  public void escape(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    escapes.leave(site, args, shadows);
    Object receiver = Sites.info(site).call().isVirtual() ? args[0] : null;
    if (receiver != null && RunState.openTypes != 0) {
      types.dispatch(site, receiver);
    }
    leave(site, args);
  }

  private void leave(int site, @Nullable Object[] args) {
    if (RunState.openTypes != 0) {
      untried.leave(site, args);
    }
  }

  @Override
  public @Nullable Expr answer(int site, Object value, Expr shadow) {
    if (Caller.isOfProgram()) {
      return shadow;
    }
    trace.pin(site, shadow, Contents.constant(trace.factory(), value));
    return null;
  }
}
