package dev.quarry.engine;

import dev.quarry.engine.check.Check;
import dev.quarry.engine.check.CheckOptions;
import dev.quarry.engine.check.CheckParts;
import dev.quarry.engine.check.CheckProgress;
import dev.quarry.engine.check.CheckResult;
import dev.quarry.engine.cover.CampaignParts;
import dev.quarry.engine.cover.Cover;
import dev.quarry.engine.cover.CoverOptions;
import dev.quarry.engine.cover.CoverProgress;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.cover.CoverSite;
import dev.quarry.engine.crash.CrashHunt;
import dev.quarry.engine.crash.CrashOptions;
import dev.quarry.engine.crash.CrashProgress;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.CrashSite;
import dev.quarry.engine.crash.HuntParts;
import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.reach.LineSearch;
import dev.quarry.engine.reach.Reach;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.ReachParts;
import dev.quarry.engine.reach.ReachProgress;
import dev.quarry.engine.reach.ReachResult;
import dev.quarry.engine.reach.ReachSite;
import dev.quarry.engine.reach.SideSearch;
import dev.quarry.engine.reproduce.ReproduceOptions;
import dev.quarry.engine.reproduce.ReproduceProgress;
import dev.quarry.engine.reproduce.ReproduceResult;
import dev.quarry.engine.reproduce.Reproduction;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalSite;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.verify.Suspicion;
import dev.quarry.engine.verify.Verification;
import dev.quarry.engine.verify.VerifyResult;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.Measure;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.symcretic.loop.LoopFunctions;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Goals in, outcomes out. Keeps what is worth keeping from one goal to the next. */
public final class Session implements AutoCloseable {
  private final ExprFactory factory = new ExprFactory();
  private final LoopFunctions functions = new LoopFunctions(new JdkFunctions());
  private final Workers workers = new Workers(factory);
  private final SolverChain solver;

  private Session(SolverOptions options) throws IOException {
    this.solver = SolverChain.open(factory, functions, options);
  }

  /** Opens a session; solver processes start when they are needed. */
  public static Session open(SolverOptions options) throws IOException {
    return new Session(options);
  }

  /** Explores an entry with workers of one's own. */
  public ExploreResult explore(ExploreOptions options, Workers mine)
      throws IOException, InterruptedException {
    return exploration(options, mine).run(options, ExploreProgress.NONE);
  }

  /** Explores an entry; see {@link Exploration#run}. */
  public ExploreResult explore(ExploreOptions options, ExploreProgress progress)
      throws IOException, InterruptedException {
    return exploration(options, workers).run(options, progress);
  }

  private Exploration exploration(ExploreOptions options, Workers whose) {
    return new Exploration(
        factory,
        functions,
        options.setting().measure() == Measure.WORK ? solver.forgetful() : solver,
        whose,
        options.setting().clock());
  }

  /** Looks for exceptions that escape; see {@link CrashHunt#run}. */
  public CrashResult crash(CrashOptions options, CrashProgress progress)
      throws IOException, InterruptedException {
    return crash(options, progress, Optional.empty());
  }

  /**
   * The same.
   *
   * @param spread who explores the methods, if others do
   */
  public CrashResult crash(CrashOptions options, CrashProgress progress, Optional<Spread> spread)
      throws IOException, InterruptedException {
    var parts = new HuntParts(options, factory, functions, solver::forgetful);
    return new CrashHunt(parts, progress, spread).run();
  }

  /**
   * A place to do goals of a command that runs elsewhere.
   *
   * @throws IOException if the errand or its program can't be used
   */
  public GoalSite site(Errand errand) throws IOException {
    return switch (errand.command()) {
      case CRASH -> CrashSite.open(errand, factory, functions, solver::forgetful);
      case REACH -> ReachSite.open(errand, factory, functions, solver);
      case COVER -> CoverSite.open(errand, factory, functions, solver);
    };
  }

  /** Asks whether specifications hold; see {@link Check#run}. */
  public CheckResult check(CheckOptions options, CheckProgress progress)
      throws IOException, InterruptedException {
    return new Check(new CheckParts(options, factory, functions, solver), progress).run();
  }

  /** Covers branches and writes a suite; see {@link Cover#run}. */
  public CoverResult cover(CoverOptions options, CoverProgress progress)
      throws IOException, InterruptedException {
    return cover(options, progress, Optional.empty());
  }

  /**
   * The same.
   *
   * @param spread who covers the classes, if others do
   */
  public CoverResult cover(CoverOptions options, CoverProgress progress, Optional<Spread> spread)
      throws IOException, InterruptedException {
    var parts = new CampaignParts(options, factory, functions, solver);
    return new Cover(parts, progress, spread).run();
  }

  /** Looks for inputs that reach targets; see {@link Reach#run}. */
  public ReachResult reach(ReachOptions options, ReachProgress progress)
      throws IOException, InterruptedException {
    return reach(options, progress, Optional.empty());
  }

  /**
   * The same.
   *
   * @param spread who decides the targets, if others do
   */
  public ReachResult reach(ReachOptions options, ReachProgress progress, Optional<Spread> spread)
      throws IOException, InterruptedException {
    return new Reach(reaching(options).with(spread), progress).run();
  }

  /** Looks for a test that throws what a stack trace tells of; see {@link Reproduction#run}. */
  public ReproduceResult reproduce(ReproduceOptions options, ReproduceProgress progress)
      throws IOException, InterruptedException {
    var parts = reaching(options.reaching());
    return new Reproduction(parts, options, progress).run();
  }

  /** Asks whether warnings of other tools are true; see {@link Verification#run}. */
  public VerifyResult verify(
      ReachOptions options, List<Suspicion> suspicions, ReachProgress progress)
      throws IOException, InterruptedException {
    return verify(options, suspicions, progress, Optional.empty());
  }

  /**
   * The same.
   *
   * @param spread who answers the questions, if others do
   */
  public VerifyResult verify(
      ReachOptions options,
      List<Suspicion> suspicions,
      ReachProgress progress,
      Optional<Spread> spread)
      throws IOException, InterruptedException {
    return new Verification(reaching(options).with(spread), progress).run(suspicions);
  }

  private ReachParts reaching(ReachOptions options) {
    return new ReachParts(options, factory, functions, solver);
  }

  /** For many questions about one program; see {@link SideSearch}. */
  public SideSearch sides(ReachOptions options) {
    return SideSearch.open(reaching(options));
  }

  /** For many questions about lines of one program; see {@link LineSearch}. */
  public LineSearch lines(ReachOptions options) {
    return LineSearch.open(reaching(options));
  }

  /** Worker processes of one's own, for a thread that asks many questions. */
  public Workers workers() {
    return new Workers(factory);
  }

  @Override
  public void close() {
    workers.close();
    solver.close();
  }
}
