package dev.quarry.concolic.runtime.run;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.Comparisons;
import dev.quarry.concolic.runtime.heap.Escapes;
import dev.quarry.concolic.runtime.heap.Identities;
import dev.quarry.concolic.runtime.heap.InputHeap;
import dev.quarry.concolic.runtime.heap.InputObjects;
import dev.quarry.concolic.runtime.heap.InputReferences;
import dev.quarry.concolic.runtime.heap.Members;
import dev.quarry.concolic.runtime.heap.OpenClasses;
import dev.quarry.concolic.runtime.heap.Tracked;
import dev.quarry.concolic.runtime.heap.TypeDecisions;
import dev.quarry.concolic.runtime.heap.UntriedTypes;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.path.TraceContext;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.concolic.runtime.types.Shapes;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ledger.AssumptionCode;

/** One run, as those see it who interpret calls: its trace and its objects. */
public final class Run {
  private final Trace trace;

  /** Side tables of objects that can't carry shadows themselves. */
  public final Tracked tracked;

  /** Input references and objects. */
  public final InputHeap inputs;

  /** Which equal objects are one. */
  public final Identities identities;

  /** Comparisons of references. */
  public final Comparisons comparisons;

  /** Decisions about the classes of input objects. */
  public final TypeDecisions types;

  /** What is asked of input objects that may have classes nobody tries. */
  public final UntriedTypes untried;

  /** Classes that must be decided before code of the JDK looks. */
  public final OpenClasses open;

  /** What leaves rewritten code. */
  public final Escapes escapes;

  /** Searches in collections of the JDK. */
  public final Members members;

  /**
   * @param candidates which classes input objects may have
   * @param shapes how they are filled
   */
  public Run(Trace trace, Candidates candidates, Shapes shapes) {
    this.trace = trace;
    this.tracked = new Tracked();
    InputObjects objects = new InputObjects();
    InputReferences references = new InputReferences(tracked);
    this.identities = new Identities(trace, tracked, objects);
    this.open = new OpenClasses(trace, objects);
    this.members = new Members(trace, tracked, references, open);
    this.inputs =
        new InputHeap(trace, tracked, objects, references, identities, candidates, shapes, members);
    this.comparisons = new Comparisons(trace, tracked, inputs, identities);
    this.untried = new UntriedTypes(trace, candidates, inputs);
    this.types = new TypeDecisions(trace, inputs, untried);
    this.escapes = new Escapes(trace, tracked, inputs, identities);
  }

  /** What it leaves behind. */
  public Trace trace() {
    return trace;
  }

  public TraceContext context() {
    return trace.context();
  }

  public ExprFactory factory() {
    return trace.factory();
  }

  /** Decides between a condition that holds and its negation. */
  public void decide(int site, Site.Kind kind, int detail, int outcome, Expr holds) {
    trace.decide(site, kind, detail, outcome, holds);
  }

  /** Fixes a value that must be known to the one it has in this run. */
  public void pin(int site, Expr value, Constant now) {
    trace.pin(site, value, now);
  }

  /** Something is not followed exactly. */
  public void assumed(int site, AssumptionCode code, String... arguments) {
    trace.assumed(site, code, arguments);
  }
}
