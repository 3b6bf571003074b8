package dev.quarry.engine.crash;

import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.DuplicateClasses;
import dev.quarry.engine.scope.MissingClasses;
import dev.quarry.engine.scope.Scope;
import dev.quarry.engine.spread.Spread;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.UnwritableOutputException;
import dev.quarry.testgen.recipe.Resolver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Looks for exceptions that escape: plans how each method can be called, explores it, and confirms
 * what was found, some classes at a time, so that what is done is written and memory stays small.
 */
public final class CrashHunt {
  /** Enough to make it worth while to start the JVMs that replay their tests. */
  private static final int METHODS_AT_A_TIME = 60;

  private final HuntParts parts;
  private final CrashOptions options;
  private final CrashProgress progress;
  private final Optional<Spread> spread;

  /**
   * @param spread who explores the methods; if nobody else, threads of this process
   */
  public CrashHunt(HuntParts parts, CrashProgress progress, Optional<Spread> spread) {
    this.parts = parts;
    this.spread = spread;
    this.options = parts.options();
    this.progress = progress;
  }

  /**
   * Hunts until all methods are done or the total budget is used up.
   *
   * @throws dev.quarry.program.ProgramException if the program or the scope can't be used
   * @throws IllegalArgumentException if an option has a value that does not exist
   * @throws UnwritableOutputException if tests can't be written
   * @throws IOException if there is no place for drivers, or methods can't be given away
   */
  public CrashResult run() throws IOException, InterruptedException {
    HuntClock clock =
        new HuntClock(options.limits().budget(), options.totalBudget(), options.setting().stop());
    try (ClassPath classPath = ClassPath.of(options.setting().classPath())) {
      List<String> warnings = new ArrayList<>();
      List<ClassUnderTest> classes = Scope.of(classPath, options.scope(), warnings);
      options.check();
      warnings.addAll(DuplicateClasses.warnings(options.setting().classPath()));
      MissingClasses.warning(classPath, classes).ifPresent(warnings::add);
      warnings.forEach(progress::warn);
      TestFiles files = TestFiles.in(options.tests().directory());
      try (Program program = new Program(classPath);
          ScratchDirectory directory = ScratchDirectory.create();
          Confirmer confirmer = Confirmer.of(options, program, files, directory.guard())) {
        HuntReport report = new HuntReport(confirmer);
        try (HuntGround ground = HuntGround.of(options, classes, classPath, directory.drivers());
            Exploring exploring = exploring(ground, classes, clock, report, confirmer::expect)) {
          hunt(ground, exploring, report);
        }
        return report.result(warnings, clock.elapsed());
      }
    }
  }

  private void hunt(HuntGround ground, Exploring exploring, HuntReport report)
      throws IOException, InterruptedException {
    for (List<MethodPlan> group : groups(ground.plans())) {
      report.add(exploring.explore(group));
    }
  }

  private Exploring exploring(
      HuntGround ground,
      List<ClassUnderTest> classes,
      HuntClock clock,
      HuntReport report,
      Runnable found)
      throws IOException {
    AtomicInteger done = new AtomicInteger();
    Runnable told =
        () -> progress.went(done.incrementAndGet(), ground.plans().size(), report.findings());
    StateMaker states = new StateMaker(new Resolver(ground.hierarchy()));
    if (spread.isPresent()) {
      return SpreadHunters.begin(spread.get(), parts, classes, ground, states, clock, found, told);
    }
    KeptMethods kept = new KeptMethods(parts, ground.subject(), ground.plans());
    return new Hunters(
        options.setting().jobs(), () -> ground.hunt(parts, kept, found), states, clock, told);
  }

  /** Whole classes, until there are enough methods. */
  private static List<List<MethodPlan>> groups(List<MethodPlan> plans) {
    List<List<MethodPlan>> groups = new ArrayList<>();
    List<MethodPlan> group = new ArrayList<>();
    String owner = "";
    for (MethodPlan plan : plans) {
      String next = plan.method().id().owner();
      if (group.size() >= METHODS_AT_A_TIME && !next.equals(owner)) {
        groups.add(group);
        group = new ArrayList<>();
      }
      owner = next;
      group.add(plan);
    }
    groups.add(group);
    return groups;
  }
}
