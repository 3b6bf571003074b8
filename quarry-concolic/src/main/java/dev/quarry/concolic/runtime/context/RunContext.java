package dev.quarry.concolic.runtime.context;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.runtime.endings.Guard;
import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.path.ShadowArithmetic;
import dev.quarry.concolic.runtime.path.TraceContext;
import dev.quarry.concolic.runtime.tracer.ArithmeticTracer;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.concolic.runtime.types.Shapes;
import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.expr.ExprFactory;

/** What all runs of one worker with one loaded program share. */
public final class RunContext {
  private final TraceContext traces;
  private final ArithmeticTracer<Object> arithmetic;
  private final Candidates candidates;
  private final Shapes shapes;
  private final Routines routines;

  /**
   * @param factory makes the expressions; the models of requests must be made with it, too
   * @param loader has defined the rewritten classes of the program
   * @param world the program's types
   * @param limits of each run
   * @param routines how calls of the JDK are made; may be shared by contexts with one factory
   */
  public RunContext(
      ExprFactory factory,
      ClassLoader loader,
      TypeWorld world,
      RunLimits limits,
      Routines routines) {
    this.traces = new TraceContext(factory, loader, limits);
    this.arithmetic = Guard.around(ArithmeticTracer.class, new ShadowArithmetic(traces));
    this.candidates = new Candidates(loader, world);
    this.shapes = new Shapes(loader);
    this.routines = routines;
  }

  /** Likewise, with routines of its own. */
  public RunContext(ExprFactory factory, ClassLoader loader, TypeWorld world, RunLimits limits) {
    this(factory, loader, world, limits, new Routines());
  }

  /** A run that has not begun. */
  public TracedRun run(RunRequest request) {
    return new TracedRun(this, request);
  }

  /** Whether runs see something that an earlier one was told. */
  public boolean isMarked() {
    return traces.isMarked();
  }

  public ExprFactory factory() {
    return traces.factory();
  }

  public ClassLoader loader() {
    return traces.loader();
  }

  public RunLimits limits() {
    return traces.limits();
  }

  /** How deep calls may be nested at the beginning of a run; the entry takes one itself. */
  public int depth() {
    return limits().limitsCallDepth() ? limits().callDepth() + 1 : Integer.MAX_VALUE;
  }

  TraceContext traces() {
    return traces;
  }

  /** Computes the shadows of all runs. */
  ArithmeticTracer<Object> arithmetic() {
    return arithmetic;
  }

  Candidates candidates() {
    return candidates;
  }

  Shapes shapes() {
    return shapes;
  }

  Routines routines() {
    return routines;
  }
}
