package dev.quarry.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Clock;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KilledWorkersTest {
  private static final int KILLS = 5;

  private final ExprFactory factory = new ExprFactory();
  private final JdkFunctions functions = new JdkFunctions();

  /** Whenever an exploration tells of progress, kills the processes that make its runs. */
  private static final class Killer implements ExploreProgress {
    private final Workers workers;
    private final Set<Long> killed = new HashSet<>();

    Killer(Workers workers) {
      this.workers = workers;
    }

    @Override
    public synchronized void ran(int runs, long open, Count branches) {
      for (long id : workers.processIds()) {
        if (open > 0 && killed.size() < KILLS && killed.add(id)) {
          killSoon(id);
        }
      }
    }

    /** From another thread and a moment later, when the next run is in progress. */
    private static void killSoon(long id) {
      var thread =
          new Thread(
              () -> {
                try {
                  Thread.sleep(2);
                } catch (InterruptedException e) {
                  return;
                }
                ProcessHandle.of(id).ifPresent(ProcessHandle::destroyForcibly);
              });
      thread.start();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void noPathIsLostWithTheWorkersThatWereToRunIt(int jobs) throws Exception {
    ExploreOptions options = Explored.options("slow", jobs);
    try (SolverChain solver =
            SolverChain.open(factory, functions, SolverOptions.defaults().withJobs(jobs));
        Workers workers = new Workers(factory)) {
      var exploration = new Exploration(factory, functions, solver, workers, Clock.WALL);
      ExploreResult undisturbed = exploration.run(options, ExploreProgress.NONE);
      var killer = new Killer(workers);
      ExploreResult disturbed = exploration.run(options, killer);

      assertThat(killer.killed).hasSize(KILLS);
      assertThat(disturbed.obstacles()).isEmpty();
      assertThat(disturbed.exhausted()).isTrue();
      assertThat(disturbed.paths()).hasSameSizeAs(undisturbed.paths()).hasSize(128);
      assertThat(Explored.values(disturbed)).isEqualTo(Explored.values(undisturbed)).hasSize(128);
    }
  }
}
