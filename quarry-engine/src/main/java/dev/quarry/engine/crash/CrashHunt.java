package dev.quarry.engine.crash;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.driver.DriverPlans;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.DuplicateClasses;
import dev.quarry.engine.scope.Scope;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.confirm.UnwritableOutputException;
import dev.quarry.testgen.recipe.Resolver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

  public CrashHunt(HuntParts parts, CrashProgress progress) {
    this.parts = parts;
    this.options = parts.options();
    this.progress = progress;
  }

  /**
   * Hunts until all methods are done or the total budget is used up.
   *
   * @throws dev.quarry.program.ProgramException if the program or the scope can't be used
   * @throws IllegalArgumentException if an option has a value that does not exist
   * @throws UnwritableOutputException if tests can't be written
   * @throws IOException if there is no place for drivers
   */
  public CrashResult run() throws IOException, InterruptedException {
    HuntClock clock =
        new HuntClock(options.limits().budget(), options.totalBudget(), options.setting().stop());
    try (ClassPath classPath = ClassPath.of(options.setting().classPath())) {
      List<String> warnings = new ArrayList<>();
      List<ClassUnderTest> classes = Scope.of(classPath, options.scope(), warnings);
      options.check();
      warnings.addAll(DuplicateClasses.warnings(options.setting().classPath()));
      TestFiles files = TestFiles.in(options.tests().directory());
      try (Program program = new Program(classPath);
          ScratchDirectory directory = ScratchDirectory.create();
          Confirmer confirmer = Confirmer.of(options, program, files, directory.guard())) {
        HuntReport report = new HuntReport(confirmer);
        List<MethodPlan> plans = plans(classes, classPath, directory.drivers());
        hunt(plans, directory.drivers(), new ClassHierarchy(classPath), clock, report, confirmer);
        return report.result(warnings, clock.elapsed());
      }
    }
  }

  private List<MethodPlan> plans(List<ClassUnderTest> classes, ClassPath classPath, Path drivers) {
    DriverPlans plans =
        new DriverPlans(new ClassHierarchy(classPath), drivers, options.tests().reflection());
    return classes.stream().flatMap(type -> plans.of(type).stream()).toList();
  }

  private void hunt(
      List<MethodPlan> plans,
      Path drivers,
      ClassHierarchy hierarchy,
      HuntClock clock,
      HuntReport report,
      Confirmer confirmer)
      throws InterruptedException {
    List<Path> path = new ArrayList<>(options.setting().classPath());
    path.add(drivers);
    try (Subject driven = Subject.open(path)) {
      KeptMethods kept = new KeptMethods(options, driven, plans);
      hunt(plans, driven, hierarchy, kept, clock, report, confirmer);
    }
  }

  private void hunt(
      List<MethodPlan> plans,
      Subject driven,
      ClassHierarchy hierarchy,
      KeptMethods kept,
      HuntClock clock,
      HuntReport report,
      Confirmer confirmer)
      throws InterruptedException {
    AtomicInteger done = new AtomicInteger();
    try (Hunters hunters =
        new Hunters(
            options.setting().jobs(),
            () ->
                new MethodHunt(
                    parts,
                    driven,
                    new Declared(hierarchy),
                    new Resolver(hierarchy),
                    kept,
                    confirmer::expect),
            clock,
            () -> progress.went(done.incrementAndGet(), plans.size(), report.findings()))) {
      for (List<MethodPlan> group : groups(plans)) {
        report.add(hunters.explore(group));
      }
    }
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
