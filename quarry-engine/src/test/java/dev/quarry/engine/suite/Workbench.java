package dev.quarry.engine.suite;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.search.random.Dictionary;
import dev.quarry.search.random.Place;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.solver.Stop;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.driver.DriverWriter;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds inputs of a class by chance, and has a suite written. */
final class Workbench implements AutoCloseable {
  private static final int INPUTS = 120;

  private final Path directory;
  private final String home;
  private final Path classes;
  private final Path drivers;
  private final Program program;
  private final ExprFactory factory = new ExprFactory();

  /** For a class among others, which are nowhere else. */
  Workbench(Path directory, Path classes, String home) throws IOException {
    this.directory = directory;
    this.home = home;
    this.classes = classes;
    this.drivers = Files.createDirectories(directory.resolve("drivers"));
    this.program = new Program(ClassPath.of(List.of(classes)));
  }

  /** For a class and its nested classes, in a directory of their own. */
  static Workbench of(Path directory, Class<?> type) throws Exception {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    Path from = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path home = from.resolve(type.getPackageName().replace('.', '/'));
    try (Stream<Path> files = Files.list(home)) {
      for (Path file : files.toList()) {
        String simple = file.getFileName().toString();
        if (simple.matches(type.getSimpleName() + "(\\$.*)?\\.class")) {
          Path to = classes.resolve(from.relativize(file).toString());
          Files.createDirectories(to.getParent());
          Files.copy(file, to);
        }
      }
    }
    return new Workbench(directory, classes, type.getName());
  }

  Program program() {
    return program;
  }

  List<Path> classPath() {
    return List.of(classes);
  }

  /** The binary names of all classes. */
  List<String> classes() {
    return program.classPath().programClasses().stream()
        .map(name -> name.replace('/', '.'))
        .sorted()
        .toList();
  }

  Suite write(Wanted wanted) throws Exception {
    List<Found> found = find();
    SuiteOptions options =
        new SuiteOptions(
            classPath(),
            TestOutput.in(directory.resolve("tests")),
            Set.of(),
            Files.createDirectories(directory.resolve("guard")),
            SuiteOptions.SHRINKING_RUNS,
            new Stop());
    try (FreshWorker worker = new FreshWorker(factory, this::options);
        SuiteWriter writer = new SuiteWriter(options, program, worker, factory, this::options)) {
      return writer.write(found, CountedBranches.of(program, classes()), wanted);
    }
  }

  /** Random inputs of every method that tests can call, those that cover something new. */
  List<Found> find() throws Exception {
    List<Found> found = new ArrayList<>();
    ClassHierarchy hierarchy = new ClassHierarchy(program.classPath());
    Dictionary constants = Dictionary.of(program.bodies(program.classPath().get(home)));
    try (FreshWorker worker = new FreshWorker(factory, this::options);
        Program driven = new Program(ClassPath.of(List.of(classes, drivers)))) {
      for (Driver driver : drivers(hierarchy)) {
        CoverageTally seen = new CoverageTally(driven, List.of());
        RandomInputs random = new RandomInputs(factory, places(driver), constants, 1);
        for (int i = 0; i < INPUTS; i++) {
          RunReport report = worker.run(driver, random.input());
          CoverageGain gain = seen.add(report.coverage());
          if (gain.outcomes() + gain.lines() > 0) {
            found.add(new Found(driver, report.input(), report.coverage(), report.ending()));
          }
        }
      }
    }
    return found;
  }

  private static List<Place> places(Driver driver) {
    Map<String, Integer> choices = OpenPlaces.choices(driver.scenario().recipes());
    return OpenPlaces.of(driver.scenario().recipes()).stream()
        .map(hole -> new Place(hole.name(), hole.type(), choices.getOrDefault(hole.name(), 0)))
        .toList();
  }

  private List<Driver> drivers(ClassHierarchy hierarchy) {
    Scenarios scenarios = new Scenarios(hierarchy);
    List<Scenario> ways = new ArrayList<>();
    for (MethodShape method : program.classPath().get(home).methods()) {
      if (method.isPublic() && !method.isSynthetic() && scenarios.obstacle(method).isEmpty()) {
        ways.addAll(scenarios.of(method).subList(0, 1));
      }
    }
    return new DriverWriter(hierarchy).write(drivers, home, ways);
  }

  private WorkerOptions options(MethodId entry) {
    return exploring(entry).runs().at(entry);
  }

  private ExploreOptions exploring(MethodId entry) {
    ExploreLimits limits =
        ExploreLimits.of(Duration.ofSeconds(20)).withMaxRuns(40).withBranchBound(2);
    return ExploreOptions.of(List.of(classes, drivers), entry.userForm(), limits);
  }

  @Override
  public void close() {
    program.close();
  }
}
