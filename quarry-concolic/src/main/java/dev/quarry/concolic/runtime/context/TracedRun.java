package dev.quarry.concolic.runtime.context;

import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.runtime.endings.Guard;
import dev.quarry.concolic.runtime.endings.HandlerRecorder;
import dev.quarry.concolic.runtime.environment.EnvironmentRecorder;
import dev.quarry.concolic.runtime.heap.CallRecorder;
import dev.quarry.concolic.runtime.heap.ElementRecorder;
import dev.quarry.concolic.runtime.heap.InputHeap;
import dev.quarry.concolic.runtime.heap.MarkerRecorder;
import dev.quarry.concolic.runtime.heap.ReferenceRecorder;
import dev.quarry.concolic.runtime.heap.StubRecorder;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.library.LibraryRecorder;
import dev.quarry.concolic.runtime.path.BranchRecorder;
import dev.quarry.concolic.runtime.path.Exhaustion;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.tracer.BranchTracer;
import dev.quarry.concolic.runtime.tracer.CallTracer;
import dev.quarry.concolic.runtime.tracer.ElementTracer;
import dev.quarry.concolic.runtime.tracer.EnvironmentTracer;
import dev.quarry.concolic.runtime.tracer.LibraryTracer;
import dev.quarry.concolic.runtime.tracer.MarkerTracer;
import dev.quarry.concolic.runtime.tracer.ReferenceTracer;
import dev.quarry.concolic.runtime.tracer.StubTracer;
import dev.quarry.concolic.runtime.tracer.Tracer;
import dev.quarry.expr.Expr;

/** A run and all that its hooks tell: here the runtime is put together. */
public final class TracedRun {
  private final RunContext context;
  private final Trace trace;
  private final Run run;
  private final HandlerRecorder handlers;
  private final Tracer tracer;

  TracedRun(RunContext context, RunRequest request) {
    this.context = context;
    this.trace = new Trace(context.traces(), request);
    this.run = new Run(trace, context.candidates(), context.shapes());
    this.handlers = new HandlerRecorder(trace);
    this.tracer = tracer();
  }

  private Tracer tracer() {
    CallTracer<Expr> calls =
        new CallRecorder(trace, run.inputs, run.types, run.untried, run.open, run.escapes);
    return new Tracer(
        trace.thread(),
        trace,
        Guard.around(BranchTracer.class, new BranchRecorder(trace)),
        Guard.around(
            ReferenceTracer.class,
            new ReferenceRecorder(trace, run.inputs, run.comparisons, run.types)),
        Guard.around(
            ElementTracer.class, new ElementRecorder(trace, run.tracked, run.inputs, run.types)),
        Guard.around(CallTracer.class, calls),
        Guard.around(LibraryTracer.class, new LibraryRecorder(run, calls, context.routines())),
        Guard.around(EnvironmentTracer.class, new EnvironmentRecorder(trace, run.inputs)),
        Guard.around(MarkerTracer.class, new MarkerRecorder(trace, run.tracked, run.inputs)),
        Guard.around(StubTracer.class, new StubRecorder(trace, run.inputs, run.escapes)),
        handlers,
        new Exhaustion());
  }

  /** Makes this the run in progress; inputs are made at a place until the program makes others. */
  public void begin(int site) {
    trace.begin();
    RunState.begin(tracer, context.arithmetic(), context.depth());
    trace.at(site);
  }

  /** There is no run in progress any more. */
  public static void finish() {
    Trace.finish();
    RunState.finish();
  }

  /** What it leaves behind. */
  public Trace trace() {
    return trace;
  }

  /** Its input objects. */
  public InputHeap inputs() {
    return run.inputs;
  }

  /** An exception left the entry. */
  public void escaped(Throwable thrown) {
    handlers.escaped(thrown);
  }
}
