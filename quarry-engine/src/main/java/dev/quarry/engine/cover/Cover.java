package dev.quarry.engine.cover;

import dev.quarry.engine.change.Changes;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.Missed;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.DuplicateClasses;
import dev.quarry.engine.scope.MissingClasses;
import dev.quarry.engine.scope.Scope;
import dev.quarry.engine.spread.Spread;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import dev.quarry.testgen.confirm.TestFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Covers classes: plans how their methods can be called, has each class covered by a campaign of
 * its own, and writes the tests.
 */
public final class Cover {
  private final CampaignParts parts;
  private final CoverOptions options;
  private final CoverProgress progress;
  private final Optional<Spread> spread;

  /**
   * @param spread who covers the classes; if nobody else, threads of this process
   */
  public Cover(CampaignParts parts, CoverProgress progress, Optional<Spread> spread) {
    this.parts = parts;
    this.spread = spread;
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
   * @throws IOException if there is no place for drivers, or classes can't be given away
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
        List<ClassCoverage> covered;
        try (CoverGround ground =
            CoverGround.of(options, groups, classPath, program, directory.drivers())) {
          List<ClassTurn> turns = cover(ground, scope, wanted, directory);
          covered = new SuiteCount(options, program, turns).classes();
        }
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

  private List<ClassTurn> cover(
      CoverGround ground, List<ClassUnderTest> scope, Wanted wanted, ScratchDirectory directory)
      throws IOException, InterruptedException {
    if (spread.isPresent()) {
      return new SpreadClasses(options, spread.get()).cover(ground, scope, wanted);
    }
    var board = new ProgressBoard(progress, ground.plans().size());
    KeptClasses kept = new KeptClasses(options, ground.driven(), ground.drivers());
    try (CoverJobs jobs =
        new CoverJobs(
            options, () -> ground.cover(parts, kept, board, directory.guard()), wanted, board)) {
      return jobs.cover(ground.plans());
    }
  }
}
