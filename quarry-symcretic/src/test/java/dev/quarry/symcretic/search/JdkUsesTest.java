package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Model;
import dev.quarry.program.MethodBody;
import dev.quarry.program.targets.Goal;
import dev.quarry.symcretic.subject.JdkUses;
import dev.quarry.symcretic.testing.Workbench;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;

/**
 * The JDK's code, followed backwards, against running it: what some arguments lead to is never
 * proved unreachable, and of some of what no arguments lead to there is a proof.
 */
final class JdkUsesTest {
  private static final int LEAST = -3;
  private static final int MOST = 4;

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

  private static Stream<String> uses() {
    return Arrays.stream(JdkUses.class.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
        .map(Method::getName)
        .sorted();
  }

  @ParameterizedTest
  @MethodSource("uses")
  void whatIsReachedIsNotProvedUnreachable(String name) throws Exception {
    Method method = JdkUses.class.getMethod(name, int.class, int.class);
    Set<Integer> seen = new HashSet<>();
    for (int a = LEAST; a <= MOST; a++) {
      for (int b = LEAST; b <= MOST; b++) {
        seen.add(run(method, a, b));
      }
    }
    assertThat(seen).noneMatch(result -> result < 0 && result != Integer.MIN_VALUE);
    MethodBody body = bench.code(JdkUses.class.getName(), name).body();
    for (Map.Entry<Integer, Goal> goal : returns(body).entrySet()) {
      int wanted = goal.getKey();
      if (seen.contains(wanted)) {
        BackwardResult result =
            searching.search(
                goal.getValue(),
                body.id(),
                (entry, input) -> run(method, input) == wanted,
                true,
                Duration.ofSeconds(5));

        assertThat(result.proof()).as("%s returns %d", name, wanted).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "badIndex",
        "bits",
        "captured",
        "comparator",
        "filtered",
        "list",
        "money",
        "objects",
        "optional",
        "timeOf"
      })
  void whatNothingReachesIsProved(String name) throws Exception {
    MethodBody body = bench.code(JdkUses.class.getName(), name).body();
    for (Map.Entry<Integer, Goal> goal : returns(body).entrySet()) {
      if (goal.getKey() < 0) {
        BackwardResult result =
            searching.search(goal.getValue(), body.id(), (entry, input) -> false, true);

        assertThat(result.proof()).as("%s returns %d", name, goal.getKey()).isPresent();
      }
    }
  }

  /** The constants that a method returns, each where it is put onto the stack. */
  private static Map<Integer, Goal> returns(MethodBody body) {
    Map<Integer, Goal> returns = new LinkedHashMap<>();
    for (int number = 0; number + 1 < body.size(); number++) {
      int next = body.opcode(number + 1);
      if (isConstant(body.instruction(number))
          && (next == Opcodes.IRETURN || next == Opcodes.GOTO)) {
        returns.put(constant(body.instruction(number)), new Goal.Running(body.at(number)));
      }
    }
    return returns;
  }

  private static boolean isConstant(AbstractInsnNode node) {
    return node instanceof IntInsnNode
        || node.getOpcode() >= Opcodes.ICONST_M1 && node.getOpcode() <= Opcodes.ICONST_5;
  }

  private static int constant(AbstractInsnNode node) {
    return node instanceof IntInsnNode constant
        ? constant.operand
        : node.getOpcode() - Opcodes.ICONST_0;
  }

  /** What a method returns; a number that none does if it throws. */
  private static int run(Method method, int a, int b) {
    try {
      return (Integer) method.invoke(null, a, b);
    } catch (InvocationTargetException e) {
      return Integer.MIN_VALUE;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int run(Method method, Model input) {
    return run(method, number(input, "a"), number(input, "b"));
  }

  private static int number(Model input, String name) {
    return input.values().entrySet().stream()
        .filter(entry -> entry.getKey().name().equals(name))
        .map(entry -> (Integer) entry.getValue())
        .findFirst()
        .orElse(0);
  }
}
