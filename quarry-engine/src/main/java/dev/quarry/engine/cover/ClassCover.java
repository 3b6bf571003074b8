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
  private final Wanted wanted;
  private final KeptClasses kept;
  private final ProgressBoard board;
  private final Path guard;
  private final Workers workers;

  /**
   * @param driven the program with all drivers
   * @param program without drivers
   * @param drivers all of them
   * @param wanted what is to be covered
   * @param kept what is known from earlier runs
   * @param guard a directory for what guards the processes that run tests
   */
  ClassCover(
      CampaignParts parts,
      Subject driven,
      Program program,
      Set<MethodId> drivers,
      Wanted wanted,
      KeptClasses kept,
      ProgressBoard board,
      Path guard) {
    this.parts = parts;
    this.options = parts.options();
    this.driven = driven;
    this.program = program;
    this.drivers = drivers;
    this.wanted = wanted;
    this.kept = kept;
    this.board = board;
    this.guard = guard;
    this.workers = new Workers(parts.factory());
  }

  /** Covers a class within a budget; writing tests is not on it. */
  ClassTurn cover(ClassPlan plan, Duration budget) throws IOException, InterruptedException {
    long start = System.nanoTime();
    List<String> classes = plan.group().classes();
    CountedBranches counted = CountedBranches.of(program, classes);
    Aim aim = Aim.of(classes, counted, wanted);
    List<String> notes = new ArrayList<>(plan.notes());
    if (aim.isEmpty() || plan.drivers().isEmpty() || budget.isZero()) {
      notes.add(0, nothingDone(aim, plan));
      return none(plan, aim, counted, notes, start);
    }
    Optional<TurnResult> known = kept.find(plan, aim);
    if (known.isPresent()) {
      int open = known.get().open().size();
      int dead = known.get().dead().size();
      board.at(plan.group().name(), aim.branches().size() - open, dead, aim.branches().size());
      return new ClassTurn(plan, aim, counted, known.get());
    }
    Campaign campaign;
    try {
      campaign = new Campaign(parts.alone(), driven, workers, aim, plan.drivers(), budget);
    } catch (IOException e) {
      notes.add(0, String.valueOf(e.getMessage()));
      return none(plan, aim, counted, notes, start);
    }
    int total = aim.branches().size();
    CampaignResult result =
        campaign.run(covered -> board.at(plan.group().name(), covered, 0, total));
    notes.addAll(result.obstacles());
    Map<CountedBranch, String> dead =
        options.extras().contains(CoverOptions.Extra.PROOFS)
            ? new Proofs(parts.alone(), driven, drivers)
                .of(result.open(), options.limits().budget())
            : Map.of();
    board.at(plan.group().name(), total - result.open().size(), dead.size(), total);
    Optional<Suite> suite = suite(campaign, result.found(), counted);
    suite.ifPresent(one -> notes.addAll(one.notes()));
    TurnResult found = TurnResult.of(result, dead, suite, notes, since(start));
    if (campaign.isSound()) {
      kept.keep(plan, aim, found, budget);
    }
    return new ClassTurn(plan, aim, counted, found);
  }

  private String nothingDone(Aim aim, ClassPlan plan) {
    if (aim.isEmpty()) {
      return "There is nothing to cover.";
    }
    return plan.drivers().isEmpty()
        ? "No test can call anything in it."
        : options.setting().stop().isRequested()
            ? "No turn: the run was interrupted."
            : "No turn: the total budget was used up.";
  }

  private Optional<Suite> suite(Campaign campaign, List<Found> found, CountedBranches counted)
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

  /** A class that had no turn. */
  private static ClassTurn none(
      ClassPlan plan, Aim aim, CountedBranches counted, List<String> notes, long start) {
    return new ClassTurn(
        plan,
        aim,
        counted,
        TurnResult.of(CampaignResult.NONE, Map.of(), Optional.empty(), notes, since(start)));
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  @Override
  public void close() {
    workers.close();
  }
}
