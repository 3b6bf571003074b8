package dev.quarry.engine.suite;

import dev.quarry.concolic.client.OuterWall;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.shrink.InputSize;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.Built;
import dev.quarry.testgen.confirm.Ended;
import dev.quarry.testgen.confirm.Form;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.TestPipeline;
import dev.quarry.testgen.confirm.Tried;
import dev.quarry.testgen.confirm.Watch;
import dev.quarry.testgen.confirm.WrittenTest;
import dev.quarry.testgen.recipe.Resolver;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.Replayed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Makes a small suite of inputs that were found. */
public final class SuiteWriter implements AutoCloseable {
  /** What can't become a test is replaced by other inputs, but not for ever. */
  private static final int ROUNDS = 3;

  /** Runs to make inputs smaller, for all of them together. */
  private static final int ALL_SHRINKING_RUNS = 6_000;

  private static final int FEWEST_SHRINKING_RUNS = 20;

  private final SuiteOptions options;
  private final Program program;
  private final Runs runs;
  private final Resolver resolver;
  private final AssertionChoice assertions;
  private final TestPipeline pipeline;
  private final TestCoverage coverage;

  /**
   * @param options how
   * @param program under test
   * @param runs to make inputs smaller with
   * @param factory of expressions, for workers
   * @param workers how a worker is started for a method
   */
  public SuiteWriter(
      SuiteOptions options,
      Program program,
      Runs runs,
      ExprFactory factory,
      Function<MethodId, WorkerOptions> workers)
      throws IOException {
    this.options = options;
    this.program = program;
    this.runs = runs;
    ClassHierarchy hierarchy = new ClassHierarchy(program.classPath());
    this.resolver = new Resolver(hierarchy);
    List<Path> path = JUnitJars.behind(options.classPath(), options.tests().framework());
    ReplayOptions replaying =
        ReplayOptions.of(options.classPath())
            .withFramework(options.tests().framework())
            .withJvmArguments(ReplayGuard.arguments(options.guard(), options.allowed()))
            .withSandbox(OuterWall.around(options.allowed()));
    this.assertions = new AssertionChoice(new Assertable(new States(hierarchy)));
    this.pipeline =
        new TestPipeline(
            program.classPath(), replaying, TestPipeline.LONGEST, options.tests().suffix());
    this.coverage = new TestCoverage(path, factory, workers);
  }

  /**
   * Writes tests for what is wanted of what the inputs cover.
   *
   * @param found inputs in any order
   * @param counted the branches that count
   * @param wanted which of them, and which methods; if it is everything, each exception that
   *     escapes has a test, too, even if it covers nothing new
   */
  public Suite write(List<Found> found, CountedBranches counted, Wanted wanted)
      throws IOException, InterruptedException {
    Goals goals = new Goals(counted, wanted);
    Rejected rejected = new Rejected();
    boolean withExceptions = wanted == Wanted.EVERYTHING;
    Mistakes mistakes = new Mistakes(program, counted);
    List<SuiteDraft> drafts = draft(found, goals, withExceptions, mistakes, rejected);
    List<SuiteDraft> needed =
        Redundancy.remove(drafts, withExceptions).stream().sorted(order()).toList();
    assertions.choose(needed);
    Tried<SuiteDraft> tried = pipeline.settle(needed, Watch.nothing());
    tried.dropped().forEach(rejected::add);
    Built<SuiteDraft> built = tried.built();
    Map<SuiteDraft, WrittenTest> written = built.write(TestFiles.in(options.tests().directory()));
    return new Suite(
        written.values().stream().map(WrittenTest::file).distinct().toList(),
        built.sources(),
        written.size(),
        rejected.sentences(),
        coverage.of(built.classes(), built.tests()));
  }

  private List<SuiteDraft> draft(
      List<Found> found, Goals goals, boolean withExceptions, Mistakes mistakes, Rejected rejected)
      throws IOException, InterruptedException {
    List<Candidate> candidates = new ArrayList<>();
    BitSet all = new BitSet();
    for (Found one : found) {
      if (Found.isOver(one.ending())) {
        Candidate candidate = Candidate.of(one, goals);
        candidates.add(candidate);
        all.or(candidate.covers());
      }
    }
    List<SuiteDraft> drafts = new ArrayList<>();
    for (int round = 0; round < ROUNDS && (round == 0 || !isHurried()); round++) {
      BitSet open = (BitSet) all.clone();
      drafts.forEach(draft -> open.andNot(draft.covers()));
      List<Chosen> chosen = SetCover.choose(candidates, open);
      if (withExceptions && round == 0) {
        chosen.addAll(SetCover.exceptions(candidates, chosen));
      }
      if (chosen.isEmpty()) {
        break;
      }
      drafts.addAll(observed(shrink(chosen, goals, rejected), mistakes, rejected));
      chosen.forEach(one -> candidates.remove(one.candidate()));
    }
    return drafts;
  }

  /** The best of those that do in two fresh JVMs what the run did. */
  private List<SuiteDraft> observed(List<SuiteDraft> drafts, Mistakes mistakes, Rejected rejected) {
    Tried<SuiteDraft> tried = pipeline.tryOut(drafts, Form.OBSERVATIONS, Watch.nothing());
    tried.dropped().forEach(rejected::add);
    Map<SuiteDraft, Map<Integer, Replayed>> inMutants =
        isHurried() ? Map.of() : pipeline.inMutants(tried, mistakes.mutants(), mistakes::isReached);
    for (SuiteDraft draft : tried.confirmed()) {
      draft.observed(new Evidence(tried.seen(draft), inMutants.getOrDefault(draft, Map.of())));
    }
    return best(tried.confirmed());
  }

  private List<SuiteDraft> shrink(List<Chosen> chosen, Goals goals, Rejected rejected)
      throws IOException, InterruptedException {
    int share = Math.max(FEWEST_SHRINKING_RUNS, ALL_SHRINKING_RUNS / chosen.size());
    Smaller smaller = new Smaller(runs, goals, Math.min(options.shrinkingRuns(), share));
    List<SuiteDraft> drafts = new ArrayList<>();
    for (Chosen one : chosen) {
      if (isHurried()) {
        add(one, Smaller.unchanged(one), goals, drafts, rejected);
        continue;
      }
      Smaller.Shrunk shrunk = smaller.shrink(one);
      add(one, shrunk, goals, drafts, rejected);
      Optional<Smaller.Shrunk> telling = smaller.telling(one, shrunk);
      if (telling.isPresent()) {
        add(one, telling.get(), goals, drafts, rejected);
      }
    }
    return drafts;
  }

  /** Whether tests are wanted rather than small ones. */
  private boolean isHurried() {
    return options.stop().isRequested();
  }

  private void add(
      Chosen one, Smaller.Shrunk shrunk, Goals goals, List<SuiteDraft> drafts, Rejected rejected) {
    Found input = shrunk.found();
    Scenario scenario = input.driver().scenario();
    try {
      TestCall call = resolver.resolve(scenario, input.input());
      BitSet covers = goals.coveredBy(input.coverage());
      drafts.add(new SuiteDraft(one.candidate(), shrunk, covers, call));
    } catch (RuntimeException | StackOverflowError e) {
      rejected.add(scenario.method(), Ended.broken(e));
    }
  }

  /** Of drafts that come from the same input, the one that could notice most; else the first. */
  private static List<SuiteDraft> best(List<SuiteDraft> drafts) {
    Map<Candidate, SuiteDraft> best = new LinkedHashMap<>();
    for (SuiteDraft draft : drafts) {
      best.merge(
          draft.source(),
          draft,
          (one, other) ->
              other.evidence().noticeable().cardinality()
                      > one.evidence().noticeable().cardinality()
                  ? other
                  : one);
    }
    return List.copyOf(best.values());
  }

  /** By class, then in the order of its methods, the simplest first. */
  private Comparator<SuiteDraft> order() {
    return Comparator.<SuiteDraft, String>comparing(SuiteDraft::owner)
        .thenComparingInt(this::position)
        .thenComparingLong(draft -> InputSize.of(draft.found().input()));
  }

  private int position(SuiteDraft draft) {
    MethodId method = draft.test().call().method();
    List<MethodId> all =
        program.classPath().get(method.owner()).methods().stream()
            .map(shape -> shape.id())
            .toList();
    return all.indexOf(method);
  }

  @Override
  public void close() {
    pipeline.close();
  }
}
