package dev.quarry.solver.smt.process;

import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtBackend;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.function.Function;

/**
 * Several solver processes behind one back end; as many questions run at once as there are
 * processes.
 */
public final class BackendPool implements SmtBackend {
  private final List<IsolatedBackend> members = new ArrayList<>();
  // The one used last is used next: a warm process stays warm, an unused one stays small.
  private final BlockingDeque<IsolatedBackend> idle = new LinkedBlockingDeque<>();

  public BackendPool(SmtSolver solver, int size, ChildLimits limits) throws IOException {
    try {
      for (int i = 0; i < size; i++) {
        members.add(new IsolatedBackend(solver, limits));
      }
    } catch (IOException e) {
      close();
      throw e;
    }
    idle.addAll(members);
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
    List<Long> ids = new ArrayList<>();
    members.forEach(member -> member.processId().ifPresent(ids::add));
    return ids;
  }

  @Override
  public void close() {
    members.forEach(IsolatedBackend::close);
  }

  private SmtAnswer withMember(Function<IsolatedBackend, SmtAnswer> question) {
    IsolatedBackend member;
    try {
      member = idle.takeFirst();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Unknown("interrupted", Duration.ZERO);
    }
    try {
      return question.apply(member);
    } finally {
      idle.addFirst(member);
    }
  }
}
