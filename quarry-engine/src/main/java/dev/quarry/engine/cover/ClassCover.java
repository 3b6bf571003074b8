package dev.quarry.engine.cover;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.suite.Found;
import dev.quarry.engine.suite.Suite;
import dev.quarry.engine.suite.SuiteOptions;
import dev.quarry.engine.suite.SuiteWriter;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Covers one class after the other on one thread: campaign, proofs, suite. */
final class ClassCover implements AutoCloseable {
  private final CampaignParts parts;
  private final CoverOptions options;
  private final Subject driven;
  private final Program program;
  private final Set<MethodId> drivers;
  private final KeptClasses kept;
  private final ProgressBoard board;
  private final Path guard;
  private final Workers workers;

  /**
   * @param driven the program with all drivers
   * @param program without drivers
   * @param drivers all of them
   * @param kept what is known from earlier runs
   * @param guard a directory for what guards the processes that run tests
   */
  ClassCover(
      CampaignParts parts,
      Subject driven,
      Program program,
      Set<MethodId> drivers,
      KeptClasses kept,
      ProgressBoard board,
      Path guard) {
    this.parts = parts;
    this.options = parts.options();
    this.driven = driven;
    this.program = program;
    this.drivers = drivers;
    this.kept = kept;
    this.board = board;
    this.guard = guard;
    this.workers = new Workers(parts.factory());
  }

  /**
   * Covers a class within a budget; writing tests is not on it.
   *
   * @param wanted what is to be covered
   */
  ClassTurn cover(ClassPlan plan, Wanted wanted, Duration budget)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    ClassTask task = ClassTask.of(plan, program, wanted);
    if (task.isEmpty()) {
      return task.empty();
    }
    if (budget.isZero()) {
      return task.none(nothingDone(), since(start));
    }
    Aim aim = task.aim();
    Optional<TurnResult> known = kept.find(plan, aim);
    if (known.isPresent()) {
      tell(task, known.get());
      return task.turn(known.get());
    }
    Campaign campaign;
    try {
      campaign = new Campaign(parts.alone(), driven, workers, aim, plan.drivers(), budget);
    } catch (IOException e) {
      return task.none(String.valueOf(e.getMessage()), since(start));
    }
    int total = aim.branches().size();
    CampaignResult result =
        campaign.run(covered -> board.at(plan.group().name(), covered, 0, total));
    List<String> notes = new ArrayList<>(plan.notes());
    notes.addAll(result.obstacles());
    Map<CountedBranch, String> dead =
        options.extras().contains(CoverOptions.Extra.PROOFS)
            ? new Proofs(parts.alone(), driven, drivers)
                .of(result.open(), options.limits().budget())
            : Map.of();
    board.at(plan.group().name(), total - result.open().size(), dead.size(), total);
    Optional<Suite> suite = suite(campaign, result.found(), task.counted(), wanted);
    suite.ifPresent(one -> notes.addAll(one.notes()));
    TurnResult found = TurnResult.of(result, dead, suite, notes, since(start));
    if (campaign.isSound()) {
      kept.keep(plan, aim, found, budget);
    }
    return task.turn(found);
  }

  private void tell(ClassTask task, TurnResult known) {
    int total = task.aim().branches().size();
    board.at(task.plan().group().name(), total - known.open().size(), known.dead().size(), total);
  }

  private String nothingDone() {
    return options.setting().stop().isRequested()
        ? "No turn: the run was interrupted."
        : "No turn: the total budget was used up.";
  }

  private Optional<Suite> suite(
      Campaign campaign, List<Found> found, CountedBranches counted, Wanted wanted)
      throws IOException, InterruptedException {
    if (options.extras().contains(CoverOptions.Extra.NO_SUITE) || found.isEmpty()) {
      return Optional.empty();
    }
    var writing =
        new SuiteOptions(
            options.setting().classPath(),
            options.tests(),
            options.setting().allowed(),
            guard,
            SuiteOptions.SHRINKING_RUNS,
            options.setting().stop());
    try (SuiteWriter writer =
        new SuiteWriter(
            writing,
            driven.program(),
            campaign::run,
            parts.factory(),
            options.exploring(driven.classPath()).runs()::at)) {
      return Optional.of(writer.write(found, counted, wanted));
    }
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  @Override
  public void close() {
    workers.close();
  }
}
