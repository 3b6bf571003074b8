package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.cover.OpenBranch.Standing;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.explore.Workers;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.jacoco.Measurement;
import dev.quarry.engine.reach.Subject;
import dev.quarry.engine.suite.Suite;
import dev.quarry.engine.suite.SuiteOptions;
import dev.quarry.engine.suite.SuiteWriter;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Covers one class after the other on one thread: campaign, proofs, suite, counting. */
final class ClassCover implements AutoCloseable {
  private final CampaignParts parts;
  private final CoverOptions options;
  private final Subject driven;
  private final Program program;
  private final Set<MethodId> drivers;
  private final Wanted wanted;
  private final ProgressBoard board;
  private final Path guard;
  private final Workers workers;

  /**
   * @param driven the program with all drivers
   * @param program without drivers
   * @param drivers all of them
   * @param wanted what is to be covered
   * @param guard a directory for what guards the processes that run tests
   */
  ClassCover(
      CampaignParts parts,
      Subject driven,
      Program program,
      Set<MethodId> drivers,
      Wanted wanted,
      ProgressBoard board,
      Path guard) {
    this.parts = parts;
    this.options = parts.options();
    this.driven = driven;
    this.program = program;
    this.drivers = drivers;
    this.wanted = wanted;
    this.board = board;
    this.guard = guard;
    this.workers = new Workers(parts.factory());
  }

  /** Covers a class within a budget; writing tests is not on it. */
  ClassCoverage cover(ClassPlan plan, Duration budget) throws IOException, InterruptedException {
    long start = System.nanoTime();
    List<String> classes = plan.nest().classes();
    CountedBranches counted = CountedBranches.of(program, classes);
    Aim aim = Aim.of(classes, counted, wanted);
    List<String> notes = new ArrayList<>(plan.notes());
    if (aim.isEmpty() || plan.drivers().isEmpty() || budget.isZero()) {
      notes.add(0, nothingDone(aim, plan));
      return report(plan, aim, counted.methods(), Inputs.NONE, notes, start);
    }
    Campaign campaign;
    try {
      campaign = new Campaign(parts, driven, workers, aim, plan.drivers(), budget);
    } catch (IOException e) {
      notes.add(0, String.valueOf(e.getMessage()));
      return report(plan, aim, counted.methods(), Inputs.NONE, notes, start);
    }
    int total = aim.branches().size();
    CampaignResult result =
        campaign.run(covered -> board.at(plan.nest().name(), covered, 0, total));
    notes.addAll(result.obstacles());
    List<CountedBranch> dead =
        options.extras().contains(CoverOptions.Extra.PROOFS)
            ? new Proofs(parts, driven, drivers).of(result.open(), options.limits().budget())
            : List.of();
    board.at(plan.nest().name(), total - result.open().size(), dead.size(), total);
    Optional<Suite> suite = suite(campaign, result.found(), counted);
    suite.ifPresent(one -> notes.addAll(one.notes()));
    return report(plan, aim, counted.methods(), new Inputs(result, dead, suite), notes, start);
  }

  private static String nothingDone(Aim aim, ClassPlan plan) {
    if (aim.isEmpty()) {
      return "There is nothing to cover.";
    }
    return plan.drivers().isEmpty()
        ? "No test can call anything in it."
        : "The total budget was used up before its turn.";
  }

  private Optional<Suite> suite(Campaign campaign, List<Found> found, CountedBranches counted)
      throws IOException, InterruptedException {
    if (options.extras().contains(CoverOptions.Extra.NO_SUITE) || found.isEmpty()) {
      return Optional.empty();
    }
    var writing =
        new SuiteOptions(
            options.classPath(),
            options.framework(),
            options.output(),
            options.permissions(),
            guard,
            SuiteOptions.SHRINKING_RUNS);
    var writer =
        new SuiteWriter(
            writing,
            driven.program(),
            campaign::run,
            parts.factory(),
            options.exploring(driven.classPath())::workerOptions);
    return Optional.of(writer.write(found, counted, wanted));
  }

  /** What there is to report of a class that had its turn. */
  private record Inputs(CampaignResult result, List<CountedBranch> dead, Optional<Suite> suite) {
    static final Inputs NONE =
        new Inputs(
            new CampaignResult(List.of(), List.of(), List.of(), List.of(), CoverEffort.NONE),
            List.of(),
            Optional.empty());

    /** All that tests execute; all that runs executed if there are no tests. */
    CoveredProbes coverage() {
      return suite.map(Suite::coverage).orElseGet(() -> union(result.found()));
    }

    private static CoveredProbes union(List<Found> found) {
      Map<String, BitSet> all = new LinkedHashMap<>();
      for (Found one : found) {
        one.coverage()
            .byClass()
            .forEach((name, bits) -> all.computeIfAbsent(name, any -> new BitSet()).or(bits));
      }
      return new CoveredProbes(all);
    }
  }

  private ClassCoverage report(
      ClassPlan plan,
      Aim aim,
      Set<MethodId> lineMethods,
      Inputs inputs,
      List<String> notes,
      long start) {
    CoveredProbes coverage = inputs.coverage();
    List<OpenBranch> open = new ArrayList<>();
    Set<CountedBranch> untaken = Set.copyOf(inputs.result().open());
    for (CountedBranch branch : aim.branches()) {
      if (!CountedBranches.isCovered(branch, coverage)) {
        boolean isDead = inputs.dead().contains(branch);
        boolean isLost = !inputs.result().found().isEmpty() && !untaken.contains(branch);
        open.add(
            new OpenBranch(
                branch.method(),
                place(branch),
                isDead ? Standing.PROVED : isLost ? Standing.WITHOUT_TEST : Standing.OPEN));
      }
    }
    int total = aim.branches().size();
    return new ClassCoverage(
        plan.nest().name(),
        new Count(total - open.size(), total),
        LineCount.of(program, plan.nest().classes(), lineMethods, coverage),
        open,
        inputs.suite().map(Suite::tests).orElse(0),
        inputs.suite().map(Suite::files).orElse(List.of()),
        notes,
        inputs.suite().flatMap(suite -> measure(suite, plan)),
        inputs.result().effort(),
        inputs.result().curve(),
        (System.nanoTime() - start) / 1e9);
  }

  private Optional<Measurement> measure(Suite suite, ClassPlan plan) {
    return options.extras().contains(CoverOptions.Extra.MEASURE) && suite.tests() > 0
        ? Optional.of(
            Measurement.of(
                options.classPath(), options.framework(), suite.sources(), plan.nest().classes()))
        : Optional.empty();
  }

  private String place(CountedBranch branch) {
    String owner = branch.method().owner();
    String file = program.classPath().find(owner).flatMap(ClassFile::sourceFile).orElse(owner);
    return branch.line() < 0 ? branch.method().userForm() : file + ":" + branch.line();
  }

  @Override
  public void close() {
    workers.close();
  }
}
