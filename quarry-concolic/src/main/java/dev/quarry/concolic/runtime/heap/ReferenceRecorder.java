package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.tracer.ReferenceTracer;
import dev.quarry.expr.Expr;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/** Decides what instructions on objects do. */
public final class ReferenceRecorder implements ReferenceTracer<Expr> {
  private final Trace trace;
  private final InputHeap inputs;
  private final Comparisons comparisons;
  private final TypeDecisions types;

  public ReferenceRecorder(
      Trace trace, InputHeap inputs, Comparisons comparisons, TypeDecisions types) {
    this.trace = trace;
    this.inputs = inputs;
    this.comparisons = comparisons;
    this.types = types;
  }

  @Override
  public void isNull(int site, int opcode, @Nullable Object a, @Nullable Expr sa) {
    if (sa != null) {
      comparisons.withNull(site, opcode, a, sa);
    }
  }

  @Override
  public boolean same(
      int site,
      int opcode,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable Expr sa,
      @Nullable Expr sb) {
    return comparisons.same(site, opcode, a, b, sa, sb);
  }

  @Override
  public void dereference(int site, @Nullable Object o, @Nullable Expr so) {
    if (so != null) {
      inputs.dereference(site, o, so);
    }
  }

  @Override
  public void dispatch(int site, @Nullable Object receiver) {
    if (receiver != null) {
      types.dispatch(site, receiver);
    }
  }

  @Override
  public @Nullable Expr instanceOf(int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {
    return types.instanceOf(site, o, so, type);
  }

  @Override
  public void cast(int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {
    types.cast(site, o, so, type);
  }

  @Override
  public void lost(int site, String what, @Nullable Expr s) {
    if (s != null) {
      trace.assumed(site, AssumptionCode.VALUE_LOST, what);
    }
  }
}
