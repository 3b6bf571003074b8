package dev.quarry.engine.cover;

import dev.quarry.engine.kept.RecordForm;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.scope.NamedClass;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalSite;
import dev.quarry.engine.spread.GoalWorker;
import dev.quarry.engine.spread.Spread;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import dev.quarry.program.ProgramException;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LoopFunctions;
import java.io.IOException;
import java.time.Duration;

/** Covers classes for a command that runs on another machine. */
public final class CoverSite implements GoalSite {
  private static final RecordForm<TurnResult> RESULTS = new RecordForm<>(TurnResult.class);

  private final CampaignParts parts;
  private final ClassPath classPath;
  private final Program program;
  private final ScratchDirectory directory;
  private final CoverGround ground;

  private CoverSite(
      CampaignParts parts,
      ClassPath classPath,
      Program program,
      ScratchDirectory directory,
      CoverGround ground) {
    this.parts = parts;
    this.classPath = classPath;
    this.program = program;
    this.directory = directory;
    this.ground = ground;
  }

  /**
   * Makes the plans.
   *
   * @throws IOException if the errand or its program can't be used
   */
  public static CoverSite open(
      Errand errand, ExprFactory factory, LoopFunctions functions, Solver solver)
      throws IOException {
    CoverDetails details = CoverDetails.read(errand.details());
    ClassPath classPath = ClassPath.of(errand.setting().classPath());
    Program program = new Program(classPath);
    ScratchDirectory directory = ScratchDirectory.create();
    try {
      CoverOptions options = details.options(errand.setting(), directory.path().resolve("tests"));
      CoverGround ground =
          CoverGround.of(
              options,
              NestedClasses.of(NamedClass.in(classPath, details.scope()), classPath),
              classPath,
              program,
              directory.drivers());
      return new CoverSite(
          new CampaignParts(options, factory, functions, solver),
          classPath,
          program,
          directory,
          ground);
    } catch (IOException | RuntimeException e) {
      directory.close();
      program.close();
      classPath.close();
      throw e;
    }
  }

  @Override
  public GoalWorker worker() {
    KeptClasses kept = new KeptClasses(parts.options(), ground.driven(), ground.drivers());
    ProgressBoard board = new ProgressBoard(CoverProgress.NONE, ground.plans().size());
    return new Worker(ground.cover(parts, kept, board, directory.guard()));
  }

  private final class Worker implements GoalWorker {
    private final ClassCover cover;

    Worker(ClassCover cover) {
      this.cover = cover;
    }

    @Override
    public byte[] done(byte[] bytes) throws IOException, InterruptedException {
      ClassGoal goal = ClassGoal.read(bytes, ground.plans().size());
      ClassPlan plan = ground.plans().get(goal.plan());
      Duration budget = parts.options().limits().budget();
      try {
        ClassTask all = ClassTask.of(plan, program, branch -> true);
        ClassTurn turn = cover.cover(plan, goal.wanted(all.counted()), budget);
        byte[] result = RESULTS.write(turn.result());
        return result.length <= Spread.LONGEST_RESULT
            ? result
            : RESULTS.write(
                all.none("What was found is too long to send: " + result.length + " bytes.", 0)
                    .result());
      } catch (ProgramException e) {
        throw new IOException("The class does not fit the program.", e);
      }
    }

    @Override
    public void close() {
      cover.close();
    }
  }

  @Override
  public void close() {
    ground.close();
    directory.close();
    program.close();
    classPath.close();
  }
}
