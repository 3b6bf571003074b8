package dev.quarry.engine.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.Session;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.ExploredPath;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.driver.DriverWriter;
import dev.quarry.testgen.recipe.Resolver;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine finds the private state through what the driver calls. */
class DriverExplorationTest {
  @TempDir Path directory;

  @Test
  void constructorArgumentsAreSolvedForTogetherWithTheMethodsOwn() throws Exception {
    TestCall call = crashes("open", 0).get("java.lang.ArithmeticException");
    assertThat(call).isNotNull();
    Value.Call vault = (Value.Call) call.arguments().get(0);
    assertThat(vault.arguments().get(0)).isEqualTo(new Value.Literal("I", 100));
    assertThat(call.arguments().get(1)).isEqualTo(new Value.Literal("I", 5));
  }

  @Test
  void stepsAreMadeUntilTheStateIsReached() throws Exception {
    TestCall call = crashes("take", 1).get("java.lang.IllegalStateException");
    assertThat(call).isNotNull();
    Value.Changed changed = (Value.Changed) call.arguments().get(0);
    assertThat(changed.steps()).hasSize(2);
    assertThat(changed.steps().get(1).arguments()).containsExactly(new Value.Literal("I", 42));
  }

  @Test
  void elementsOfCollectionsAreSolvedFor() throws Exception {
    TestCall call = crashes("richest", 0).get("java.lang.NullPointerException");
    assertThat(call).isNotNull();
  }

  @Test
  void stubsAnswerWhatTheCrashNeeds() throws Exception {
    TestCall call = crashes("ask", 0).get("java.lang.ArrayIndexOutOfBoundsException");
    assertThat(call).isNotNull();
    assertThat(call.arguments().get(0)).isInstanceOf(Value.Lambda.class);
  }

  /** By exception, a call that the engine saw it escape from. */
  private Map<String, TestCall> crashes(String method, int scenario) throws Exception {
    Path classes = copy();
    Path drivers = Files.createDirectories(directory.resolve("drivers"));
    try (ClassPath classPath = ClassPath.of(List.of(classes));
        Session session = Session.open(SolverOptions.defaults())) {
      var hierarchy = new ClassHierarchy(classPath);
      MethodShape shape =
          classPath.get(Vault.class.getName()).methods().stream()
              .filter(candidate -> candidate.id().name().equals(method))
              .findFirst()
              .orElseThrow();
      Scenario chosen = new Scenarios(hierarchy).of(shape).get(scenario);
      Driver driver =
          new DriverWriter(hierarchy).write(drivers, Vault.class.getName(), List.of(chosen)).get(0);
      ExploreResult result =
          session.explore(options(driver, List.of(classes, drivers)), ExploreProgress.NONE);
      Map<String, TestCall> crashes = new LinkedHashMap<>();
      for (ExploredPath path : result.paths()) {
        if (path.ending().kind() == Ending.Kind.THREW) {
          crashes.putIfAbsent(
              path.ending().exception(), new Resolver(hierarchy).resolve(chosen, path.input()));
        }
      }
      return crashes;
    }
  }

  /** The class under test alone, so that nothing else is taken for a part of the program. */
  private Path copy() throws Exception {
    Path from = Path.of(Vault.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String name = Vault.class.getName().replace('.', '/') + ".class";
    Path to = directory.resolve("classes").resolve(name);
    Files.createDirectories(to.getParent());
    Files.copy(from.resolve(name), to);
    return directory.resolve("classes");
  }

  private static ExploreOptions options(Driver driver, List<Path> classPath) {
    ExploreLimits limits = ExploreLimits.of(Duration.ofMinutes(2)).withMaxRuns(2_000);
    return ExploreOptions.of(classPath, driver.entry().userForm(), limits).withSearcher("dfs");
  }
}
