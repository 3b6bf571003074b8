package dev.quarry.solver.smt.process;

import dev.quarry.solver.Measure;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Opens back ends. Whoever opens one closes it. */
public final class Backends {
  private Backends() {}

  /** The solvers with native code for this platform, the preferred one first. */
  public static Set<SmtSolver> available() {
    Set<SmtSolver> solvers = EnumSet.noneOf(SmtSolver.class);
    if (BitwuzlaLibrary.isPacked()) {
      solvers.add(SmtSolver.BITWUZLA);
    }
    if (Backends.class.getResource(Platform.current().z3Resource()) != null) {
      solvers.add(SmtSolver.Z3);
    }
    return Collections.unmodifiableSet(solvers);
  }

  /** A solver in a process of its own. */
  public static IsolatedBackend isolated(SmtSolver solver) throws IOException {
    return new IsolatedBackend(solver, ChildLimits.DEFAULT);
  }

  /**
   * As many processes as there are jobs.
   *
   * @param measure what the limits of queries are counted in
   */
  public static BackendPool pool(SmtSolver solver, int jobs, Measure measure) throws IOException {
    return new BackendPool(solver, jobs, ChildLimits.DEFAULT.withMeasure(measure));
  }
}
