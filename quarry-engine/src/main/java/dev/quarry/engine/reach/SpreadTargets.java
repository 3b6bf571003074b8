package dev.quarry.engine.reach;

import dev.quarry.engine.kept.RecordForm;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalEnd;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.spread.SpreadCommand;
import dev.quarry.engine.spread.Spreading;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Has targets decided by others. A goal is a question, a result what is kept of its answer. */
final class SpreadTargets {
  private final ReachParts parts;
  private final Spread spread;
  private final RecordForm<KeptAnswer> answers = new RecordForm<>(KeptAnswer.class);

  SpreadTargets(ReachParts parts, Spread spread) {
    this.parts = parts;
    this.spread = spread;
  }

  /** Is told what was decided. */
  @FunctionalInterface
  interface Telling {
    void decided(Decided decided) throws IOException;
  }

  /** In the order of the questions. */
  List<Decided> all(List<Question> questions, Telling telling)
      throws IOException, InterruptedException {
    ReachOptions options = parts.options();
    Errand errand =
        new Errand(SpreadCommand.REACH, options.setting(), ReachDetails.of(options).bytes());
    List<byte[]> goals = questions.stream().map(question -> Asked.of(question).bytes()).toList();
    List<Decided> all = new ArrayList<>();
    try (Spreading spreading =
        spread.begin(errand, goals, (goal, result) -> answers.read(result))) {
      for (Question question : questions) {
        Decided decided = decided(question, spreading.await(all.size(), this::left));
        all.add(decided);
        telling.decided(decided);
      }
    }
    return all;
  }

  private Duration left() {
    return parts.options().setting().stop().isRequested() ? Duration.ZERO : Spreading.GLANCE;
  }

  private Decided decided(Question question, GoalEnd end) throws IOException {
    if (end instanceof GoalEnd.Done done) {
      return answers.read(done.result()).to(question);
    }
    AssumptionCode code =
        end instanceof GoalEnd.Open ? AssumptionCode.INTERRUPTED : AssumptionCode.EXECUTORS_LOST;
    return Decided.open(question, parts.options().engine(), Assumption.of(code));
  }
}
