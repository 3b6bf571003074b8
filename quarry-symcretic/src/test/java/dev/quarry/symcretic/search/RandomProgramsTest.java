package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Model;
import dev.quarry.program.MethodBody;
import dev.quarry.program.targets.Goal;
import dev.quarry.symcretic.testing.RandomMethods;
import dev.quarry.symcretic.testing.Sources;
import dev.quarry.symcretic.testing.Workbench;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/**
 * Searches in random methods, loops and handlers among them, against running these methods: what is
 * proved unreachable is never reached, by whatever means the search saves steps.
 */
final class RandomProgramsTest {
  private static final int METHODS = 6;
  private static final int[] SOME = {
    Integer.MIN_VALUE, -100, -4, -3, -2, -1, 0, 1, 2, 3, 4, 7, 100, Integer.MAX_VALUE
  };

  @TempDir private static Path directory;

  @Test
  void whatIsProvedUnreachableIsNeverReached() throws Exception {
    var methods = new RandomMethods(4711, true);
    var source = new StringBuilder("public class Marks {\npublic static int hits;\n");
    for (int i = 0; i < METHODS; i++) {
      source.append(methods.next("m" + i));
    }
    Sources.compile(directory, "Marks", source.append("}\n").toString());
    int proofs = 0;
    int reached = 0;
    try (var bench = Workbench.of(directory);
        var searching = new Searching(bench)) {
      for (int i = 0; i < METHODS; i++) {
        Method method = bench.method("Marks", "m" + i);
        Field hits = method.getDeclaringClass().getField("hits");
        MethodBody body = bench.code("Marks", "m" + i).body();
        int seen = runAll(method, hits);
        for (Map.Entry<Integer, Goal> mark : marks(body).entrySet()) {
          int bit = 1 << mark.getKey();
          Trial trial = (entry, input) -> (run(method, hits, input) & bit) != 0;
          for (boolean crossing : new boolean[] {true, false}) {
            BackwardResult result = searching.search(mark.getValue(), body.id(), trial, crossing);
            if (result.proof().isPresent()) {
              proofs++;
              assertThat(seen & bit)
                  .as("%s is reached, crossing %s:%n%s", mark, crossing, source)
                  .isZero();
            }
            reached += result.reached().isPresent() ? 1 : 0;
          }
        }
      }
    }
    assertThat(proofs).isPositive();
    assertThat(reached).isGreaterThan(METHODS);
  }

  /** Where each mark is that the compiler left: a read of the field, and the mark's bit. */
  private static Map<Integer, Goal> marks(MethodBody body) {
    Map<Integer, Goal> marks = new LinkedHashMap<>();
    for (int number = 0; number < body.size(); number++) {
      if (body.instruction(number) instanceof FieldInsnNode field
          && field.getOpcode() == Opcodes.GETSTATIC) {
        int bit = constant(body.instruction(number + 1));
        marks.put(Integer.numberOfTrailingZeros(bit), new Goal.Running(body.at(number)));
      }
    }
    return marks;
  }

  private static int constant(AbstractInsnNode node) {
    if (node instanceof LdcInsnNode constant) {
      return (Integer) constant.cst;
    }
    return node instanceof IntInsnNode constant
        ? constant.operand
        : node.getOpcode() - Opcodes.ICONST_0;
  }

  private static int runAll(Method method, Field hits) throws ReflectiveOperationException {
    hits.setInt(null, 0);
    for (int a : SOME) {
      for (int b : SOME) {
        method.invoke(null, a, b, true);
        method.invoke(null, a, b, false);
      }
    }
    return hits.getInt(null);
  }

  private static int run(Method method, Field hits, Model input) {
    try {
      hits.setInt(null, 0);
      method.invoke(null, number(input, "a"), number(input, "b"), truth(input, "c"));
      return hits.getInt(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int number(Model input, String name) {
    return input.values().entrySet().stream()
        .filter(entry -> entry.getKey().name().equals(name))
        .map(entry -> (Integer) entry.getValue())
        .findFirst()
        .orElse(0);
  }

  private static boolean truth(Model input, String name) {
    return input.values().entrySet().stream()
        .filter(entry -> entry.getKey().name().equals(name))
        .map(entry -> (Boolean) entry.getValue())
        .findFirst()
        .orElse(false);
  }
}
