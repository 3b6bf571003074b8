package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
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

/**
 * Writes the drivers of all methods before the first is explored: so the class path never changes,
 * and workers keep what they have loaded.
 */
public final class Plans {
  private final Scenarios scenarios;
  private final DriverWriter writer;
  private final Path directory;

  /** Plans that do without reflection. */
  public Plans(ClassHierarchy hierarchy, Path directory) {
    this(hierarchy, directory, Reflection.NEVER);
  }

  /**
   * @param hierarchy of the program without drivers
   * @param directory for the drivers
   * @param reflection whether tests may use it
   */
  public Plans(ClassHierarchy hierarchy, Path directory, Reflection reflection) {
    this.scenarios = new Scenarios(hierarchy, reflection);
    this.writer = new DriverWriter(hierarchy);
    this.directory = directory;
  }

  /** A plan for each method of a class. */
  public List<MethodPlan> of(ClassUnderTest type) {
    Map<MethodId, Optional<Obstacle>> obstacles = new LinkedHashMap<>();
    List<Scenario> ways = new ArrayList<>();
    for (MethodShape method : type.methods()) {
      Optional<Obstacle> obstacle = obstacle(method);
      obstacles.put(method.id(), obstacle);
      if (obstacle.isEmpty()) {
        ways.addAll(scenarios.of(method));
      }
    }
    Map<MethodId, List<Driver>> drivers = new LinkedHashMap<>();
    for (Driver driver : writer.write(directory, type.name(), ways)) {
      drivers.computeIfAbsent(driver.scenario().method(), method -> new ArrayList<>()).add(driver);
    }
    return type.methods().stream()
        .map(
            method ->
                new MethodPlan(
                    method,
                    drivers.getOrDefault(method.id(), List.of()),
                    obstacles.getOrDefault(method.id(), Optional.empty())))
        .toList();
  }

  private Optional<Obstacle> obstacle(MethodShape method) {
    return scenarios
        .obstacle(method)
        .map(
            why ->
                new Obstacle(
                    scenarios.needsReflection(method)
                        ? StateEnding.NEEDS_REFLECTION
                        : StateEnding.NO_RECIPE,
                    why));
  }
}
