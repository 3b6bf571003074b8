package dev.quarry.engine.crash;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.driver.DriverPlans;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a hunt takes place. The same options and classes give the same plans on every machine.
 *
 * @param plans how each method can be called
 * @param subject the program with its drivers
 * @param hierarchy of the program without drivers
 */
record HuntGround(List<MethodPlan> plans, Subject subject, ClassHierarchy hierarchy)
    implements AutoCloseable {

  /**
   * @param drivers a directory for them
   */
  static HuntGround of(
      CrashOptions options, List<ClassUnderTest> classes, ClassPath classPath, Path drivers) {
    DriverPlans plans =
        new DriverPlans(new ClassHierarchy(classPath), drivers, options.tests().reflection());
    List<MethodPlan> planned = classes.stream().flatMap(type -> plans.of(type).stream()).toList();
    List<Path> path = new ArrayList<>(options.setting().classPath());
    path.add(drivers);
    return new HuntGround(planned, Subject.open(path), new ClassHierarchy(classPath));
  }

  /**
   * Somebody to explore methods here.
   *
   * @param kept what is known from earlier runs
   * @param found told when a method has shown something
   */
  MethodHunt hunt(HuntParts parts, KeptMethods kept, Runnable found) {
    return new MethodHunt(parts, subject, new Declared(hierarchy), kept, found);
  }

  @Override
  public void close() {
    subject.close();
  }
}
