package dev.quarry.solver.smt.process;

import dev.quarry.process.Pool;
import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/**
 * Several solver processes behind one back end; as many questions run at once as there are
 * processes.
 */
public final class BackendPool implements SmtBackend {
  private final Pool<IsolatedBackend> pool;

  public BackendPool(SmtSolver solver, int size, ChildLimits limits) throws IOException {
    pool = new Pool<>(size, () -> new IsolatedBackend(solver, limits));
  }

  @Override
  public SmtAnswer check(SmtScript script, Duration timeout) {
    return withMember(member -> member.check(script, timeout));
  }

  @Override
  public SmtAnswer check(RawScript script, Duration timeout) {
    return withMember(member -> member.check(script, timeout));
  }

  /** Ids of the processes that answer now. */
  public List<Long> processIds() {
    return pool.processIds();
  }

  @Override
  public void close() {
    pool.close();
  }

  private SmtAnswer withMember(Function<IsolatedBackend, SmtAnswer> question) {
    try {
      return pool.use(question::apply);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Unknown("interrupted", Duration.ZERO);
    }
  }
}
