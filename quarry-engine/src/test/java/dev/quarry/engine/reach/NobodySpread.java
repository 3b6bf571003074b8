package dev.quarry.engine.reach;

import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalEnd;
import dev.quarry.engine.spread.ResultCheck;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.spread.Spreading;
import java.time.Duration;
import java.util.List;

/** Nobody survives any goal. */
final class NobodySpread implements Spread {
  @Override
  public Spreading begin(Errand errand, List<byte[]> goals, ResultCheck check) {
    return new Spreading() {
      @Override
      public GoalEnd end(int goal, Duration longest) {
        return new GoalEnd.KillsWorker();
      }

      @Override
      public void close() {}
    };
  }
}
