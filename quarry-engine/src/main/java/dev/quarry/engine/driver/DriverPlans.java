package dev.quarry.engine.driver;

import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.driver.DriverWriter;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Writes the drivers of all methods before the first is explored: so the class path never changes,
 * and workers keep what they have loaded.
 */
public final class DriverPlans {
  private final Scenarios scenarios;
  private final DriverWriter writer;
  private final Path directory;

  /** DriverPlans that do without reflection. */
  public DriverPlans(ClassHierarchy hierarchy, Path directory) {
    this(hierarchy, directory, Reflection.NEVER);
  }

  /**
   * @param hierarchy of the program without drivers
   * @param directory for the drivers
   * @param reflection whether tests may use it
   */
  public DriverPlans(ClassHierarchy hierarchy, Path directory, Reflection reflection) {
    this.scenarios = new Scenarios(hierarchy, reflection);
    this.writer = new DriverWriter(hierarchy);
    this.directory = directory;
  }

  /** A plan for each method of a class. */
  public List<MethodPlan> of(ClassUnderTest type) {
    return plan(type, scenarios::of);
  }

  /** DriverPlans that also call what methods return, where no other way leads to its code. */
  public List<MethodPlan> withFollowUps(ClassUnderTest type) {
    return plan(
        type,
        method ->
            Stream.concat(scenarios.of(method).stream(), scenarios.followUps(method).stream())
                .toList());
  }

  private List<MethodPlan> plan(ClassUnderTest type, Function<MethodShape, List<Scenario>> ways) {
    List<Scenario> all = new ArrayList<>();
    Map<MethodShape, Integer> ends = new LinkedHashMap<>();
    Map<MethodShape, Optional<Obstacle>> obstacles = new LinkedHashMap<>();
    for (MethodShape method : type.methods()) {
      Optional<Obstacle> obstacle = obstacle(method);
      obstacles.put(method, obstacle);
      if (obstacle.isEmpty()) {
        all.addAll(ways.apply(method));
      }
      ends.put(method, all.size());
    }
    List<Driver> drivers = writer.write(directory, type.name(), all);
    List<MethodPlan> plans = new ArrayList<>();
    int start = 0;
    for (Map.Entry<MethodShape, Integer> entry : ends.entrySet()) {
      MethodShape method = entry.getKey();
      int end = entry.getValue();
      plans.add(
          new MethodPlan(
              method,
              drivers.subList(start, end),
              obstacles.getOrDefault(method, Optional.empty())));
      start = end;
    }
    return List.copyOf(plans);
  }

  private Optional<Obstacle> obstacle(MethodShape method) {
    return scenarios
        .obstacle(method)
        .map(
            why ->
                new Obstacle(
                    scenarios.needsReflection(method)
                        ? Obstacle.Kind.NEEDS_REFLECTION
                        : Obstacle.Kind.NO_RECIPE,
                    why));
  }
}
