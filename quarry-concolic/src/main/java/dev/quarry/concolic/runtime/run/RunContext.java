package dev.quarry.concolic.runtime.run;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.runtime.path.Decisions;
import dev.quarry.concolic.runtime.path.Trail;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.concolic.runtime.types.Shapes;
import dev.quarry.concolic.runtime.types.Stub;
import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ledger.Assumption;
import java.util.LinkedHashSet;
import java.util.Set;

/** What all runs of one worker with one loaded program share. */
public final class RunContext {
  private final ExprFactory factory;
  private final ClassLoader loader;
  private final RunLimits limits;
  private final Candidates candidates;
  private final Shapes shapes;
  private final Decisions decisions = new Decisions();
  private final Effects effects = new Effects();
  private final Trail trail = new Trail();
  private final Set<Assumption> kept = new LinkedHashSet<>();

  /**
   * @param factory makes the expressions; the models of requests must be made with it, too
   * @param loader has defined the rewritten classes of the program
   * @param world the program's types
   * @param limits of each run
   */
  public RunContext(ExprFactory factory, ClassLoader loader, TypeWorld world, RunLimits limits) {
    this.factory = factory;
    this.loader = loader;
    this.limits = limits;
    this.candidates = new Candidates(loader, world);
    this.shapes = new Shapes(loader);
  }

  /** Whether runs see something that an earlier one was told. */
  public synchronized boolean isMarked() {
    return !kept.isEmpty();
  }

  /** Something that holds for all runs with the classes as they are loaded now. */
  public synchronized void keep(Assumption assumption) {
    kept.add(assumption);
  }

  /** What every run assumes. */
  synchronized Set<Assumption> kept() {
    return new LinkedHashSet<>(kept);
  }

  public ExprFactory factory() {
    return factory;
  }

  public ClassLoader loader() {
    return loader;
  }

  public RunLimits limits() {
    return limits;
  }

  public Candidates candidates() {
    return candidates;
  }

  public Shapes shapes() {
    return shapes;
  }

  /** What earlier runs decided. */
  public Decisions decisions() {
    return decisions;
  }

  /** What the run before computed. */
  Trail trail() {
    return trail;
  }

  /** What models said in earlier runs. */
  public Effects effects() {
    return effects;
  }

  /** Whether the class is one of the program, not of the JDK or of Quarry. */
  public boolean isOfProgram(Class<?> type) {
    return type.getClassLoader() == loader || Stub.class.isAssignableFrom(type);
  }
}
