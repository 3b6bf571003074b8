package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.endings.Caller;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.Passed;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.tracer.CallTracer;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds out where calls go, and what goes with them. */
public final class CallRecorder implements CallTracer<Expr> {
  private static final String LOST = "it is returned to code of the JDK that called back";

  /** Methods that nobody calls but to look at the text that they return. */
  private static final Set<String> TEXTS = Set.of("toString", "getMessage", "getLocalizedMessage");

  private static final int LESS = 1;
  private static final int EQUAL = 2;

  private final Trace trace;
  private final InputHeap inputs;
  private final TypeDecisions types;
  private final UntriedTypes untried;
  private final OpenClasses open;
  private final Escapes escapes;

  public CallRecorder(
      Trace trace,
      InputHeap inputs,
      TypeDecisions types,
      UntriedTypes untried,
      OpenClasses open,
      Escapes escapes) {
    this.trace = trace;
    this.inputs = inputs;
    this.types = types;
    this.untried = untried;
    this.open = open;
    this.escapes = escapes;
  }

  @Override
  public void pass(
      int site,
      @Nullable Object receiver,
      long token,
      @Nullable Object[] args,
      @Nullable Object[] passed) {
    @Nullable Expr[] shadows = Passed.shadows(passed);
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
    if (selectsRewritten(site, receiver)) {
      passParameters(token, shadows);
    } else {
      escapes.leave(site, args, shadows);
      leave(site, args);
    }
  }

  /** The shadow of the receiver is taken by nobody. */
  private static void passParameters(long token, @Nullable Expr[] shadows) {
    for (int i = 1; i < shadows.length; i++) {
      if (shadows[i] != null) {
        RunState.pass(token, shadows);
        return;
      }
    }
  }

  private boolean selectsRewritten(int site, Object receiver) {
    return trace.context().isRewritten(Sites.info(site).selected(receiver.getClass()));
  }

  @Override
  public @Nullable Expr result(int site, @Nullable Object receiver) {
    Expr result = Passed.result();
    if (receiver == null) {
      return null;
    }
    RunState.result = null;
    if (selectsRewritten(site, receiver)) {
      return result;
    }
    // Rewritten code was called back and returned to the JDK, which looks at values only.
    trace.assumed(site, AssumptionCode.VALUE_LOST, LOST);
    return null;
  }

  @Override
  public void escape(int site, @Nullable Object[] args, @Nullable Object[] shadows) {
    escapes.leave(site, args, Passed.shadows(shadows));
    Object receiver = Sites.info(site).call().isVirtual() ? args[0] : null;
    if (receiver != null && RunState.openTypes != 0) {
      types.dispatch(site, receiver);
    }
    leave(site, args);
  }

  private void leave(int site, @Nullable Object[] args) {
    open.leave(site, args);
    if (RunState.openTypes != 0) {
      untried.leave(site, args);
    }
  }

  @Override
  public @Nullable Expr returned(int site, @Nullable Object value, @Nullable Expr shadow) {
    if (Caller.isRewritten()) {
      return shadow;
    }
    inputs.resolve(site, shadow);
    escapes.settle(site, value, shadow);
    // Otherwise what is in the object is found again by its identity.
    boolean isLost =
        value != null
            && !(value instanceof Enum)
            && (inputs.content(value, null) == null
                || TEXTS.contains(Sites.info(site).location().method().name())
                    && !Caller.isPassedOn()
                || escapes.isStreamLooking() && Caller.isStream());
    if (isLost && inputs.content(value, shadow) != null) {
      trace.assumed(site, AssumptionCode.VALUE_LOST, LOST);
    }
    return null;
  }

  @Override
  public @Nullable Expr answer(int site, Object value, Expr shadow) {
    if (Caller.isRewritten()) {
      return shadow;
    }
    if (value instanceof Integer comparison && isComparison(site) && Caller.ordersOnly()) {
      decideOrder(site, comparison, shadow);
    } else {
      trace.pin(site, shadow, Contents.constant(trace.factory(), value));
    }
    return null;
  }

  private static boolean isComparison(int site) {
    String method = Sites.info(site).location().method().name();
    return method.equals("compare") || method.equals("compareTo");
  }

  private void decideOrder(int site, int now, Expr comparison) {
    Expr zero = trace.factory().intConst(0);
    Expr isLess = trace.factory().apply(Op.INT_LT, comparison, zero);
    decide(site, LESS, now < 0, isLess);
    if (now >= 0) {
      decide(site, EQUAL, now == 0, trace.factory().eq(comparison, zero));
    }
  }

  private void decide(int site, int detail, boolean now, Expr condition) {
    Expr holds = now ? condition : trace.factory().not(condition);
    trace.decide(site, Site.Kind.PIN, detail, now ? 1 : 0, holds);
  }
}
