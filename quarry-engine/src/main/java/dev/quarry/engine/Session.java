package dev.quarry.engine;

import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.Workers;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.SolverChain;
import dev.quarry.solver.SolverOptions;
import java.io.IOException;

/** Goals in, outcomes out. Keeps what is worth keeping from one goal to the next. */
public final class Session implements AutoCloseable {
  private final ExprFactory factory = new ExprFactory();
  private final JdkFunctions functions = new JdkFunctions();
  private final Workers workers = new Workers(factory);
  private final SolverChain solver;

  private Session(SolverOptions options) throws IOException {
    this.solver = SolverChain.open(factory, functions, options);
  }

  /** Opens a session; solver processes start when they are needed. */
  public static Session open(SolverOptions options) throws IOException {
    return new Session(options);
  }

  /** Explores an entry; see {@link Exploration#run}. */
  public ExploreResult explore(ExploreOptions options, ExploreProgress progress)
      throws IOException, InterruptedException {
    return new Exploration(factory, functions, solver, workers).run(options, progress);
  }

  @Override
  public void close() {
    workers.close();
    solver.close();
  }
}
