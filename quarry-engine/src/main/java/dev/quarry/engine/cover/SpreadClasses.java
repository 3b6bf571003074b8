package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.kept.RecordForm;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.NamedClass;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalEnd;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.spread.SpreadCommand;
import dev.quarry.engine.spread.Spreading;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Has classes covered by others. A goal is a class, a result what is kept of its turn; tests are
 * written here as they come.
 */
final class SpreadClasses {
  private final CoverOptions options;
  private final Spread spread;
  private final RecordForm<TurnResult> results = new RecordForm<>(TurnResult.class);
  private final long start = System.nanoTime();

  SpreadClasses(CoverOptions options, Spread spread) {
    this.options = options;
    this.spread = spread;
  }

  /** In the order of the plans. */
  List<ClassTurn> cover(CoverGround ground, List<ClassUnderTest> scope, Wanted wanted)
      throws IOException, InterruptedException {
    List<ClassTask> tasks =
        ground.plans().stream().map(plan -> ClassTask.of(plan, ground.program(), wanted)).toList();
    List<byte[]> goals = new ArrayList<>();
    for (int plan = 0; plan < tasks.size(); plan++) {
      if (!tasks.get(plan).isEmpty()) {
        goals.add(ClassGoal.of(plan, tasks.get(plan).counted(), wanted).bytes());
      }
    }
    CoverDetails details = CoverDetails.of(options, scope.stream().map(NamedClass::of).toList());
    Errand errand = new Errand(SpreadCommand.COVER, options.setting(), details.bytes());
    List<ClassTurn> turns = new ArrayList<>();
    try (Spreading spreading =
        spread.begin(errand, goals, (goal, result) -> results.read(result))) {
      int goal = 0;
      for (ClassTask task : tasks) {
        turns.add(task.isEmpty() ? task.empty() : turn(task, spreading.await(goal++, this::left)));
      }
    }
    return turns;
  }

  private ClassTurn turn(ClassTask task, GoalEnd end) throws IOException {
    if (end instanceof GoalEnd.Done done) {
      return task.turn(results.read(done.result()).writtenTo(options.tests()));
    }
    return task.none(
        end instanceof GoalEnd.KillsWorker
            ? "Every executor that covered it was lost or failed; it may use too much memory."
            : options.setting().stop().isRequested()
                ? "No turn: the run was interrupted."
                : "No turn: the total budget was used up.",
        0);
  }

  private Duration left() {
    Duration left = options.totalBudget().minusNanos(System.nanoTime() - start);
    return left.isNegative() || options.setting().stop().isRequested() ? Duration.ZERO : left;
  }
}
