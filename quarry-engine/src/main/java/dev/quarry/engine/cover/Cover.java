package dev.quarry.engine.cover;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.change.Changes;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.driver.DriverPlans;
import dev.quarry.engine.jacoco.Missed;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.DuplicateClasses;
import dev.quarry.engine.scope.MissingClasses;
import dev.quarry.engine.scope.Scope;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.TestFiles;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.Reflection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Covers classes: plans how their methods can be called, has each class covered by a campaign of
 * its own, and writes the tests.
 */
public final class Cover {
  private final CampaignParts parts;
  private final CoverOptions options;
  private final CoverProgress progress;

  public Cover(CampaignParts parts, CoverProgress progress) {
    this.parts = parts;
    this.options = parts.options();
    this.progress = progress;
  }

  /**
   * Covers until all classes had their time or the total budget is used up.
   *
   * @throws dev.quarry.program.ProgramException if the program or the scope can't be used
   * @throws IllegalArgumentException if an option has a value that does not exist
   * @throws dev.quarry.testgen.confirm.UnwritableOutputException if tests can't be written
   * @throws dev.quarry.engine.jacoco.ReportException if the report can't be used
   * @throws dev.quarry.engine.change.ChangesException if git can't tell what was changed
   * @throws IOException if there is no place for drivers
   */
  public CoverResult run() throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (ClassPath classPath = ClassPath.of(options.setting().classPath())) {
      List<String> warnings = new ArrayList<>();
      List<ClassUnderTest> scope = Scope.of(classPath, options.scope(), warnings);
      options.check();
      warnings.addAll(DuplicateClasses.warnings(options.setting().classPath()));
      MissingClasses.warning(classPath, scope).ifPresent(warnings::add);
      warnings.forEach(progress::warn);
      Wanted byName = NamedMethods.of(options.scope());
      if (!options.extras().contains(CoverOptions.Extra.NO_SUITE)) {
        TestFiles.in(options.tests().directory());
      }
      List<NestedClasses> groups = NestedClasses.of(scope, classPath);
      try (Program program = new Program(classPath);
          ScratchDirectory directory = ScratchDirectory.create()) {
        Wanted wanted = wanted(program, groups, byName);
        DriverPlans plans =
            new DriverPlans(new ClassHierarchy(classPath), directory.drivers(), Reflection.NEVER);
        List<ClassPlan> planned = groups.stream().map(group -> ClassPlan.of(group, plans)).toList();
        List<ClassCoverage> covered = cover(planned, program, wanted, directory);
        if (options.selection().isSelective()) {
          covered = covered.stream().filter(type -> !type.isEmpty()).toList();
          if (covered.isEmpty()) {
            warnings.add(nothingLeft());
            progress.warn(nothingLeft());
          }
        }
        return new CoverResult(
            covered,
            options.tests().directory(),
            warnings,
            Duration.ofNanos(System.nanoTime() - start));
      }
    }
  }

  private String nothingLeft() {
    String changed =
        options
            .selection()
            .since()
            .map(revision -> "of what is different from `" + revision + "` ")
            .orElse("");
    String missed =
        options.selection().jacoco().map(file -> " that " + file + " says is missed").orElse("");
    return "There is nothing %sto cover in %s%s."
        .formatted(changed, String.join(", ", options.scope().what()), missed);
  }

  private Wanted wanted(Program program, List<NestedClasses> groups, Wanted byName) {
    List<String> classes = groups.stream().flatMap(group -> group.classes().stream()).toList();
    List<Wanted> all = new ArrayList<>(List.of(byName));
    options.selection().jacoco().ifPresent(file -> all.add(Missed.read(file, program, classes)));
    options
        .selection()
        .since()
        .ifPresent(revision -> all.add(Changes.since(Path.of(""), revision).in(program)));
    return new AllWanted(all);
  }

  private List<ClassCoverage> cover(
      List<ClassPlan> plans, Program program, Wanted wanted, ScratchDirectory directory)
      throws IOException, InterruptedException {
    List<Path> path = new ArrayList<>(options.setting().classPath());
    path.add(directory.drivers());
    Set<MethodId> drivers = new LinkedHashSet<>();
    for (ClassPlan plan : plans) {
      plan.drivers().stream().map(Driver::entry).forEach(drivers::add);
    }
    var board = new ProgressBoard(progress, plans.size());
    try (Subject driven = Subject.open(path)) {
      KeptClasses kept = new KeptClasses(options, driven, drivers);
      try (CoverJobs jobs =
          new CoverJobs(
              options,
              () ->
                  new ClassCover(
                      parts, driven, program, drivers, wanted, kept, board, directory.guard()),
              board)) {
        return new SuiteCount(options, program, jobs.cover(plans)).classes();
      }
    }
  }
}
