package dev.quarry.engine.spread;

import dev.quarry.engine.Session;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Has goals done in this process, as bytes all the same. Damages results before it hands them over:
 * whatever comes of these, nothing but an {@link IOException} may.
 */
public final class HereSpread implements Spread {
  private static final int DAMAGES = 300;

  private final Random random = new Random(1);
  private int refused;

  /** How many damaged results were refused. */
  public int refused() {
    return refused;
  }

  @Override
  public Spreading begin(Errand errand, List<byte[]> goals, ResultCheck check) throws IOException {
    SolverOptions solving = SolverOptions.defaults().withMeasure(errand.setting().measure());
    List<GoalEnd> ends = new ArrayList<>();
    try (Session session = Session.open(solving);
        GoalSite site = session.site(errand);
        GoalWorker worker = site.worker()) {
      for (byte[] goal : goals) {
        byte[] result = worker.done(goal);
        check.check(ends.size(), result);
        damage(result, ends.size(), check);
        ends.add(new GoalEnd.Done(result));
      }
    } catch (InterruptedException e) {
      throw new IOException("Nobody interrupts tests.", e);
    }
    return new Spreading() {
      @Override
      public GoalEnd end(int goal, Duration longest) {
        return ends.get(goal);
      }

      @Override
      public void close() {}
    };
  }

  private void damage(byte[] result, int goal, ResultCheck check) {
    for (int i = 0; i < DAMAGES; i++) {
      byte[] damaged = result.clone();
      for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      try {
        check.check(goal, damaged);
      } catch (IOException e) {
        refused++;
      }
    }
  }
}
