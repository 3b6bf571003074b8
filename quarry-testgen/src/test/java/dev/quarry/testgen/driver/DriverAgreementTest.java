package dev.quarry.testgen.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.api.AssumptionFailedException;
import dev.quarry.api.Quarry;
import dev.quarry.expr.Model;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Recipe;
import dev.quarry.testgen.recipe.Resolver;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Scenarios;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.testing.Fixtures;
import dev.quarry.testgen.testing.Performer;
import dev.quarry.testgen.testing.RandomInputs;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Drivers do what the resolved tests do: both are run with the same inputs. */
class DriverAgreementTest {
  private static final int INPUTS = 60;

  @TempDir Path directory;
  private Fixtures fixtures;
  private URLClassLoader loader;

  @BeforeEach
  void open() throws Exception {
    fixtures = new Fixtures(directory);
    URL api = Fixtures.classesOf(Quarry.class).toUri().toURL();
    loader =
        new URLClassLoader(
            new URL[] {directory.toUri().toURL(), api}, ClassLoader.getPlatformClassLoader());
  }

  @AfterEach
  void close() throws Exception {
    loader.close();
    fixtures.close();
  }

  @Test
  void everyDriverDoesWhatItsTestsDo() throws Throwable {
    Set<String> outcomes = new LinkedHashSet<>();
    int drivers = 0;
    for (ClassFile file : fixtures.files()) {
      for (Driver driver : write(file)) {
        drivers++;
        for (int seed = 0; seed < INPUTS; seed++) {
          compare(driver, seed, outcomes);
        }
      }
    }
    assertThat(drivers).isGreaterThan(60);
    assertThat(outcomes).contains("arrange", "returned", "java.lang.NullPointerException");
  }

  private List<Driver> write(ClassFile file) {
    var scenarios = new Scenarios(fixtures.hierarchy());
    List<Scenario> all = new ArrayList<>();
    for (MethodShape method : file.methods()) {
      all.addAll(scenarios.of(method));
      // Static fields stay as they are from run to run here.
      scenarios.histories(method).stream()
          .filter(scenario -> scenario.before().isEmpty())
          .forEach(all::add);
    }
    return new DriverWriter(fixtures.hierarchy()).write(directory, file.binaryName(), all);
  }

  private void compare(Driver driver, int seed, Set<String> outcomes) throws Throwable {
    Scenario scenario = driver.scenario();
    List<Recipe.Hole> holes = OpenPlaces.of(scenario.recipes());
    Model model = new RandomInputs(seed).of(holes);
    var resolver = new Resolver(fixtures.hierarchy());
    TestCall test = resolver.resolve(scenario, model);
    if (test.arguments().stream().anyMatch(DriverAgreementTest::extendsClass)) {
      return; // Nothing here can extend a class.
    }
    String expected = byTest(test);
    if (expected.equals("arrange") && test.arguments().stream().anyMatch(this::hasStub)) {
      return; // A driver makes what a stub returns only when it is asked for.
    }
    assertThat(byDriver(driver, resolver, holes, model))
        .as(() -> test + " with " + model)
        .isEqualTo(expected);
    outcomes.add(expected.substring(0, (expected + " ").indexOf(' ')));
  }

  private boolean hasStub(Value value) {
    return value instanceof Value.Stub
        || value instanceof Value.Lambda
        || value.parts().stream().anyMatch(this::hasStub);
  }

  private static boolean extendsClass(Value value) {
    return value instanceof Value.Stub stub
            && !stub.constructor().ownerInternal().equals("java/lang/Object")
        || value.parts().stream().anyMatch(DriverAgreementTest::extendsClass);
  }

  private String byTest(TestCall test) throws Throwable {
    var performer = new Performer(loader);
    List<@Nullable Object> arguments;
    try {
      arguments = performer.arguments(test);
    } catch (Exception e) {
      return "arrange";
    }
    if (hasReceiver(test) && arguments.get(0) == null) {
      return "arrange";
    }
    try {
      return "returned " + shown(performer.call(test.method(), test.kind(), arguments));
    } catch (Exception e) {
      return e.getClass().getName();
    }
  }

  private static boolean hasReceiver(TestCall test) {
    return test.kind() == CallKind.VIRTUAL || test.kind() == CallKind.INTERFACE;
  }

  private String byDriver(Driver driver, Resolver resolver, List<Recipe.Hole> holes, Model model)
      throws Throwable {
    var performer = new Performer(loader);
    // The inputs alone are a scenario too.
    List<String> names = holes.stream().map(Recipe.Hole::name).toList();
    var inputs = new Scenario(driver.entry(), CallKind.STATIC, names, List.copyOf(holes));
    try {
      List<@Nullable Object> arguments = performer.arguments(resolver.resolve(inputs, model));
      return "returned " + shown(performer.call(driver.entry(), CallKind.STATIC, arguments));
    } catch (Exception e) {
      return e.getClass().getName().equals(AssumptionFailedException.class.getName())
          ? "arrange"
          : e.getClass().getName();
    }
  }

  private static String shown(@Nullable Object result) {
    String text = String.valueOf(result).replaceAll("[\\w.]+\\$Stub\\d+", "stub");
    return text.contains("@") ? text.substring(0, text.indexOf('@')) : text;
  }
}
