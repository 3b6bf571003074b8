package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.kept.RecordForm;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalSite;
import dev.quarry.engine.spread.GoalWorker;
import dev.quarry.engine.spread.Spread;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ProgramException;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LoopFunctions;
import java.io.IOException;

/** Decides targets for a search that takes place on another machine. */
public final class ReachSite implements GoalSite {
  private static final RecordForm<KeptAnswer> ANSWERS = new RecordForm<>(KeptAnswer.class);

  private final ReachParts parts;
  private final Subject subject;
  private final ScratchDirectory directory;
  private final TargetDecision decision;

  private ReachSite(ReachParts parts, Subject subject, ScratchDirectory directory) {
    this.parts = parts;
    this.subject = subject;
    this.directory = directory;
    this.decision = new TargetDecision(parts, subject, directory.drivers(), ReachProgress.NONE);
  }

  /**
   * Reads the program.
   *
   * @throws IOException if the errand or its program can't be used
   */
  public static ReachSite open(
      Errand errand, ExprFactory factory, LoopFunctions functions, Solver solver)
      throws IOException {
    ReachOptions options = ReachDetails.read(errand.details()).options(errand.setting());
    Subject subject = Subject.open(errand.setting().classPath());
    try {
      return new ReachSite(
          new ReachParts(options, factory, functions, solver), subject, ScratchDirectory.create());
    } catch (IOException | RuntimeException e) {
      subject.close();
      throw e;
    }
  }

  @Override
  public GoalWorker worker() {
    return new Worker(new Workers(parts.factory()));
  }

  private final class Worker implements GoalWorker {
    private final Workers workers;

    Worker(Workers workers) {
      this.workers = workers;
    }

    @Override
    public byte[] done(byte[] goal) throws IOException, InterruptedException {
      try {
        Question question = Asked.read(goal);
        byte[] answer = ANSWERS.write(KeptAnswer.of(decision.decide(question, workers)));
        return answer.length <= Spread.LONGEST_RESULT
            ? answer
            : ANSWERS.write(KeptAnswer.of(tooLong(question, answer.length)));
      } catch (ProgramException e) {
        throw new IOException("The question does not fit the program.", e);
      }
    }

    private Decided tooLong(Question question, int length) {
      return Decided.open(
          question,
          parts.options().engine(),
          Assumption.of(
              AssumptionCode.INTERNAL_ERROR, "what was found is too long to send: " + length));
    }

    @Override
    public void close() {
      workers.close();
    }
  }

  @Override
  public void close() {
    directory.close();
    subject.close();
  }
}
