package dev.quarry.engine.suite;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.concolic.guard.ReplayGuard;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.crash.TestFiles;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.shrink.InputSize;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.recipe.Resolver;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestSource;
import dev.quarry.testgen.source.TestWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Makes a small suite of inputs that were found. */
public final class SuiteWriter {
  /** What can't become a test is replaced by other inputs, but not for ever. */
  private static final int ROUNDS = 3;

  /** Runs to make inputs smaller, for all of them together. */
  private static final int ALL_SHRINKING_RUNS = 6_000;

  private static final int FEWEST_SHRINKING_RUNS = 20;

  private final SuiteOptions options;
  private final Program program;
  private final Runs runs;
  private final Resolver resolver;
  private final Observer observer;
  private final FinalCheck check;
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
    List<Path> path = JUnitJars.behind(options.classPath(), options.framework());
    TestWriter writer = new TestWriter(hierarchy, options.framework());
    TestCompiler compiler = new TestCompiler(path);
    Replay replay =
        new Replay(
            ReplayOptions.of(options.classPath())
                .withFramework(options.framework())
                .withJvmArguments(ReplayGuard.arguments(options.guard(), options.allowed())));
    this.observer = new Observer(writer, compiler, replay, new Assertable(new States(hierarchy)));
    this.check = new FinalCheck(writer, compiler, replay);
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
    List<Draft> drafts = draft(found, goals, withExceptions, rejected);
    List<Draft> needed = Redundancy.remove(drafts, withExceptions);
    Checked checked = check.check(needed.stream().sorted(order()).toList(), rejected);
    List<Path> files = new ArrayList<>();
    List<TestSource> sources = new ArrayList<>();
    TestFiles output = TestFiles.in(options.output());
    for (ClassDrafts some : checked.written()) {
      files.add(output.write(some.source()));
      sources.add(some.source());
    }
    List<TestId> tests = checked.tests();
    return new Suite(
        files,
        sources,
        tests.size(),
        rejected.counts(),
        rejected.sentences(),
        coverage.of(checked.classes(), tests));
  }

  private List<Draft> draft(
      List<Found> found, Goals goals, boolean withExceptions, Rejected rejected)
      throws IOException, InterruptedException {
    List<Candidate> candidates = new ArrayList<>();
    BitSet all = new BitSet();
    for (Found one : found) {
      if (isOver(one.ending())) {
        Candidate candidate = Candidate.of(one, goals);
        candidates.add(candidate);
        all.or(candidate.covers());
      }
    }
    List<Draft> drafts = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      BitSet open = (BitSet) all.clone();
      drafts.forEach(draft -> open.andNot(draft.covers()));
      List<Chosen> chosen = SetCover.choose(candidates, open);
      if (withExceptions && round == 0) {
        chosen.addAll(SetCover.exceptions(candidates, chosen));
      }
      if (chosen.isEmpty()) {
        break;
      }
      drafts.addAll(observer.observe(shrink(chosen, goals), rejected));
      chosen.forEach(one -> candidates.remove(one.candidate()));
    }
    return drafts;
  }

  private static boolean isOver(Ending ending) {
    return ending.kind() == Ending.Kind.RETURNED || ending.kind() == Ending.Kind.THREW;
  }

  private List<Draft> shrink(List<Chosen> chosen, Goals goals)
      throws IOException, InterruptedException {
    int share = Math.max(FEWEST_SHRINKING_RUNS, ALL_SHRINKING_RUNS / chosen.size());
    Smaller smaller = new Smaller(runs, goals, Math.min(options.shrinkingRuns(), share));
    List<Draft> drafts = new ArrayList<>();
    for (Chosen one : chosen) {
      Smaller.Shrunk shrunk = smaller.shrink(one);
      Found input = shrunk.found();
      drafts.add(
          new Draft(
              one.candidate(),
              shrunk,
              goals.coveredBy(input.coverage()),
              resolver.resolve(input.driver().scenario(), input.input())));
    }
    return drafts;
  }

  /** By class, then in the order of its methods, the simplest first. */
  private Comparator<Draft> order() {
    return Comparator.<Draft, String>comparing(Draft::owner)
        .thenComparingInt(this::position)
        .thenComparingLong(draft -> InputSize.of(draft.found().input()));
  }

  private int position(Draft draft) {
    MethodId method = draft.test().call().method();
    List<MethodId> all =
        program.classPath().get(method.owner()).methods().stream()
            .map(shape -> shape.id())
            .toList();
    return all.indexOf(method);
  }
}
