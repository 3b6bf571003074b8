package dev.quarry.engine.cover;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.driver.DriverPlans;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.Reflection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where classes are covered. The same classes give the same plans on every machine.
 *
 * @param plans how each class can be covered
 * @param program without drivers
 * @param driven the program with all drivers
 * @param drivers all of them
 */
record CoverGround(List<ClassPlan> plans, Program program, Subject driven, Set<MethodId> drivers)
    implements AutoCloseable {

  /**
   * @param program of the options' class path
   * @param directory for drivers
   */
  static CoverGround of(
      CoverOptions options,
      List<NestedClasses> groups,
      ClassPath classPath,
      Program program,
      Path directory) {
    DriverPlans writing =
        new DriverPlans(new ClassHierarchy(classPath), directory, Reflection.NEVER);
    List<ClassPlan> plans = groups.stream().map(group -> ClassPlan.of(group, writing)).toList();
    Set<MethodId> drivers = new LinkedHashSet<>();
    for (ClassPlan plan : plans) {
      plan.drivers().stream().map(Driver::entry).forEach(drivers::add);
    }
    List<Path> path = new ArrayList<>(options.setting().classPath());
    path.add(directory);
    return new CoverGround(plans, program, Subject.open(path), drivers);
  }

  /**
   * Somebody to cover classes here.
   *
   * @param guard a directory for what guards the processes that run tests
   */
  ClassCover cover(CampaignParts parts, KeptClasses kept, ProgressBoard board, Path guard) {
    return new ClassCover(parts, driven, program, drivers, kept, board, guard);
  }

  @Override
  public void close() {
    driven.close();
  }
}
