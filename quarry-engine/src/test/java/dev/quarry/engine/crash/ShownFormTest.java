package dev.quarry.engine.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.driver.DriverPlans;
import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.scope.Scope;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.StateEnding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShownFormTest {
  private static final Cause CAUSE =
      new Cause(
          Set.of(0), Optional.of(new Cause.ForbiddenNull(new MethodId("Half", "half", "(I)I"), 0)));

  @TempDir private Path directory;

  private final ExprFactory factory = new ExprFactory();
  private final ShownForm form = new ShownForm(factory);
  private MethodPlan plan;

  @BeforeEach
  void planOneMethod() throws IOException {
    String source = "public class Half { public static int half(int n) { return 1 / n; } }";
    Path classes = new Fixture(directory).with("Half", source).classes();
    Path drivers = Files.createDirectory(directory.resolve("drivers"));
    try (ClassPath classPath = ClassPath.of(List.of(classes))) {
      plan =
          new DriverPlans(new ClassHierarchy(classPath), drivers)
              .of(Scope.of(classPath, ScopeOptions.of("Half#half")).get(0))
              .get(0);
    }
  }

  private Shown shown(int driver) {
    Endings endings = new Endings();
    endings.add(StateEnding.RETURNED, 3);
    Model input =
        new Model(Map.of(factory.input("n", Sort.INT), 0, factory.input("s", Sort.STRING), "ab"));
    ShownState state =
        new ShownState(driver, "java.lang.ArithmeticException", "A.java:1", input, CAUSE, 2);
    return new Shown(5, 4, new Count(1, 2), List.of(state), endings, "a note");
  }

  @Test
  void whatIsSentArrives() throws IOException {
    Shown arrived = form.read(form.write(shown(0)), plan);
    assertThat(arrived).usingRecursiveComparison().isEqualTo(shown(0));
  }

  @Test
  void aDriverThatTheMethodDoesNotHaveIsRefused() {
    byte[] sent = form.write(shown(plan.drivers().size()));
    assertThatThrownBy(() -> form.read(sent, plan)).isInstanceOf(IOException.class);
  }

  @Test
  void damagedBytesAreRefusedOrMeanSomethingElse() throws IOException {
    byte[] whole = form.write(shown(0));
    Random random = new Random(1);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] damaged = whole.clone();
      for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      try {
        form.read(damaged, plan);
      } catch (IOException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> form.read(cut, plan)).isInstanceOf(IOException.class);
    }
  }
}
