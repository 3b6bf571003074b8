package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.runtime.types.FollowedCode;
import dev.quarry.concolic.runtime.types.Stub;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ledger.Assumption;
import java.util.LinkedHashSet;
import java.util.Set;

/** What the traces of all runs of one loaded program share. */
public final class TraceContext {
  private final ExprFactory factory;
  private final ClassLoader loader;
  private final RunLimits limits;
  private final Decisions decisions = new Decisions();
  private final Trail trail = new Trail();
  private final Set<Assumption> kept = new LinkedHashSet<>();

  /**
   * @param factory makes the expressions; the models of requests must be made with it, too
   * @param loader has defined the rewritten classes of the program
   * @param limits of each run
   */
  public TraceContext(ExprFactory factory, ClassLoader loader, RunLimits limits) {
    this.factory = factory;
    this.loader = loader;
    this.limits = limits;
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

  /** What earlier runs decided. */
  Decisions decisions() {
    return decisions;
  }

  /** What the run before computed. */
  Trail trail() {
    return trail;
  }

  /** Whether the code of a class is rewritten: the program's is, and some of the JDK's may be. */
  public boolean isRewritten(Class<?> type) {
    return isOfProgram(type) || FollowedCode.here().contains(type);
  }

  /** Whether the class is one of the program, not of the JDK or of Quarry. */
  public boolean isOfProgram(Class<?> type) {
    return type.getClassLoader() == loader || Stub.class.isAssignableFrom(type);
  }
}
