package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.driver.DriverWriter;
import dev.quarry.testgen.recipe.Recipe;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Drivers of the entries nearest to a target, which make objects by constructors, factories and
 * setters: entries beside those whose objects have any values in their fields. Many objects of the
 * JDK can only be had like this. What such an entry reaches, a test reaches; that none of them
 * reaches a target proves nothing.
 *
 * <p>The drivers are written when they are first asked for, and have workers of their own, so that
 * the others keep what they have loaded.
 */
final class Recipes implements AutoCloseable {
  private static final int MOST_ENTRIES = 3;

  private final ReachParts parts;
  private final Subject subject;
  private final Path directory;
  private final Question question;
  private final Workers workers;
  private @Nullable Map<String, List<Scenario>> scenarios;
  private @Nullable Written written;

  /**
   * What was written.
   *
   * @param subject the program with the drivers
   * @param drivers the plainest of each entry first
   */
  private record Written(Subject subject, List<Driver> drivers) {}

  /**
   * @param subject the program without drivers; stays open
   * @param directory for directories of drivers
   */
  Recipes(ReachParts parts, Subject subject, Path directory, Question question) {
    this.parts = parts;
    this.subject = subject;
    this.directory = directory;
    this.question = question;
    this.workers = new Workers(parts.factory());
  }

  /** None if no entry needs an object, or none can have one. */
  List<Driver> drivers() throws IOException {
    return written().drivers();
  }

  /** The program with the drivers. */
  Subject subject() throws IOException {
    return written().subject();
  }

  Workers workers() {
    return workers;
  }

  /** The driver that begins with a method. */
  Optional<Driver> driver(MethodId entry) throws IOException {
    return drivers().stream().filter(driver -> driver.entry().equals(entry)).findFirst();
  }

  /**
   * All ways in which a test can call a method, the plainest first. Who names where a way begins
   * does not want it to begin with other static methods.
   */
  static List<Scenario> ways(Scenarios scenarios, MethodShape method, ReachOptions options) {
    Stream<Scenario> histories =
        scenarios.histories(method).stream()
            .filter(scenario -> options.entries().isEmpty() || scenario.before().isEmpty());
    return Stream.concat(scenarios.of(method).stream(), histories).toList();
  }

  /** Whether a call can be made of values that stand in a test as they are. */
  static boolean needsNoObjects(Scenario scenario) {
    return scenario.recipes().stream().allMatch(Recipe.Hole.class::isInstance);
  }

  private Written written() throws IOException {
    Written known = written;
    if (known == null) {
      known = write();
      written = known;
    }
    return known;
  }

  /** Whether some entry needs an object, and can have one. */
  boolean areNeeded() {
    return !scenarios().isEmpty();
  }

  /** Whether some of the drivers call static methods first. */
  boolean beginElsewhere() {
    return scenarios().values().stream()
        .flatMap(List::stream)
        .anyMatch(scenario -> !scenario.before().isEmpty());
  }

  /** Of the nearest entries, by the class that declares them. */
  private Map<String, List<Scenario>> scenarios() {
    Map<String, List<Scenario>> known = scenarios;
    if (known == null) {
      known = findScenarios();
      scenarios = known;
    }
    return known;
  }

  private Map<String, List<Scenario>> findScenarios() {
    Distance distance = Distance.to(question.places(), subject.calls(), subject.flows());
    List<MethodId> nearest =
        new EntryOrder(subject.program().classPath(), distance, question.methods())
            .of(question.entries()).stream().limit(MOST_ENTRIES).toList();
    Scenarios scenarios =
        new Scenarios(subject.hierarchy(), parts.options().tests().reflection())
            .preferring(question.likely().classes(), question.likely().literals());
    Map<String, List<Scenario>> byClass = new LinkedHashMap<>();
    for (MethodId entry : nearest) {
      MethodShape method = shape(subject, entry);
      if (scenarios.obstacle(method).isEmpty()) {
        List<Scenario> ways = ways(scenarios, method, parts.options());
        if (ways.stream().anyMatch(way -> !needsNoObjects(way))) {
          byClass.computeIfAbsent(entry.owner(), any -> new ArrayList<>()).addAll(ways);
        }
      }
    }
    return byClass;
  }

  private Written write() throws IOException {
    Path place = Files.createTempDirectory(directory, "recipes");
    DriverWriter writer = new DriverWriter(subject.hierarchy());
    List<Driver> drivers = new ArrayList<>();
    scenarios().forEach((owner, ways) -> drivers.addAll(writer.write(place, owner, ways)));
    List<Path> path = new ArrayList<>(subject.classPath());
    path.add(place);
    return new Written(question.within(Subject.open(path)), drivers);
  }

  /** A method as its class file has it. */
  static MethodShape shape(Subject subject, MethodId method) {
    return subject.program().classPath().get(method.owner()).methods().stream()
        .filter(shape -> shape.id().equals(method))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("There is no " + method + "."));
  }

  @Override
  public void close() {
    workers.close();
    Written known = written;
    if (known != null) {
      known.subject().close();
    }
  }
}
