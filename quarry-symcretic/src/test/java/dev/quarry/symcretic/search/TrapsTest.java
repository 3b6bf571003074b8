package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.MethodBody;
import dev.quarry.program.targets.Goal;
import dev.quarry.symcretic.subject.Traps;
import dev.quarry.symcretic.testing.Workbench;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.tree.MethodInsnNode;

/** Nothing that Java reaches is proved unreachable. */
final class TrapsTest {
  @TempDir private static Path directory;

  private static Workbench bench;
  private static Searching searching;

  @BeforeAll
  static void open() {
    bench = Workbench.of(directory);
    searching = new Searching(bench);
  }

  @AfterAll
  static void close() {
    searching.close();
    bench.close();
  }

  private static Stream<String> traps() {
    return Arrays.stream(Traps.class.getDeclaredMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
        .map(Method::getName)
        .filter(name -> !name.equals("here"))
        .sorted();
  }

  @ParameterizedTest
  @MethodSource("traps")
  void whatIsReachedIsNotProvedUnreachable(String name) {
    MethodBody body = bench.code(Traps.class.getName(), name).body();
    List<Goal> goals =
        IntStream.range(0, body.size())
            .filter(
                i -> body.instruction(i) instanceof MethodInsnNode call && call.name.equals("here"))
            .mapToObj(i -> (Goal) new Goal.Running(body.at(i)))
            .toList();
    assertThat(goals).hasSize(1);
    for (boolean crossing : new boolean[] {true, false}) {
      BackwardResult result =
          searching.search(goals.get(0), body.id(), (entry, input) -> false, crossing);

      assertThat(result.proof()).as("with crossing %s", crossing).isEmpty();
    }
  }
}
