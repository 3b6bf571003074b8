package dev.quarry.engine.explore;

import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.expr.Model;
import dev.quarry.search.random.RandomInputs;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for paths by chance, where a tree has nothing left to follow but not every path was taken:
 * many runs without path conditions, of which those that execute something new are worth a run with
 * one; and a few of the others, as different paths may execute the same.
 */
final class RandomPaths {
  private static final int MANY = 300;
  private static final int FEW = 16;

  private final RandomInputs inputs;

  RandomPaths(RandomInputs inputs) {
    this.inputs = inputs;
  }

  /** Whether there is anything to choose. */
  boolean isOpen() {
    return !inputs.isConstant();
  }

  /** Inputs that may take a path of their own. */
  List<Model> next(WorkerPool workers) throws IOException, InterruptedException {
    InputRows rows = inputs.rows(MANY);
    BatchReport report = workers.batch(rows, Listing.NOTABLE);
    Set<Integer> chosen = new LinkedHashSet<>();
    for (ListedRun run : report.listed()) {
      if (!run.growth().byClass().isEmpty()) {
        chosen.add(run.row());
      }
    }
    for (int row = 0; row < FEW; row++) {
      chosen.add(row);
    }
    return chosen.stream().map(rows::input).toList();
  }

  /** An input took a path that nobody knew: more are made near it. */
  void interesting(Model input) {
    inputs.interesting(input);
  }
}
