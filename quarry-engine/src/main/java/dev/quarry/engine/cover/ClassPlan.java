package dev.quarry.engine.cover;

import dev.quarry.engine.driver.DriverPlans;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.testgen.driver.Driver;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a class is going to be covered.
 *
 * @param group the class
 * @param drivers that call its methods: the plainest of each method, then the others
 * @param notes about methods that have no driver
 */
record ClassPlan(NestedClasses group, List<Driver> drivers, List<String> notes) {
  ClassPlan {
    drivers = List.copyOf(drivers);
    notes = List.copyOf(notes);
  }

  /** Writes the drivers of a class. */
  static ClassPlan of(NestedClasses group, DriverPlans plans) {
    List<MethodPlan> methods =
        group.called().stream().flatMap(type -> plans.withFollowUps(type).stream()).toList();
    return new ClassPlan(
        group,
        Stream.concat(
                methods.stream().flatMap(method -> method.drivers().stream().limit(1)),
                methods.stream().flatMap(method -> method.drivers().stream().skip(1)))
            .toList(),
        methods.stream().flatMap(ClassPlan::note).toList());
  }

  private static Stream<String> note(MethodPlan plan) {
    return plan.obstacle().stream()
        .map(obstacle -> plan.method().id().userForm() + ": " + obstacle.why());
  }
}
