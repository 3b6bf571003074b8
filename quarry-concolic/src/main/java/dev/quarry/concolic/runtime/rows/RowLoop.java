package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.RowReader;
import dev.quarry.concolic.runtime.environment.Surroundings;
import dev.quarry.concolic.runtime.run.ConcreteOutcome;
import org.jspecify.annotations.Nullable;

/** Makes one run after the other as long as nothing happens that anybody must hear of. */
public interface RowLoop {
  /**
   * Makes at least one run.
   *
   * @param shape the number of the shape that rows must have
   * @param most how many runs at most
   * @return the outcome of the last run made, all others were quiet; null if none was made because
   *     the first row takes more than this
   */
  @Nullable ConcreteOutcome run(RowReader rows, int shape, int most, Surroundings surroundings);
}
