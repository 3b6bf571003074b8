package dev.quarry.symcretic.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.symcretic.testing.Snippet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** No opcode of the JVM is forgotten. */
final class EveryOpcodeIsTestedTest {
  private static final int LAST = 201;

  /** Opcodes that class files have and trees of instructions don't: ASM reads them as others. */
  private static final Map<String, int[]> SHORT_FORMS =
      Map.of(
          "ldc_w, ldc2_w", new int[] {19, 20},
          "iload_0 to aload_3", new int[] {26, 45},
          "istore_0 to astore_3", new int[] {59, 78},
          "wide", new int[] {196, 196},
          "goto_w, jsr_w", new int[] {200, 201});

  private static final Map<Integer, String> ELSEWHERE = new HashMap<>();

  static {
    ELSEWHERE.put(Opcodes.GOTO, "has no condition; in the methods of FoldedCodeTest");
    ELSEWHERE.put(Opcodes.JSR, "not in class files since Java 7");
    ELSEWHERE.put(Opcodes.RET, "not in class files since Java 7");
    ELSEWHERE.put(Opcodes.MONITOREXIT, "only after monitorenter of the same object, in its case");
    IntStream.rangeClosed(Opcodes.IRETURN, Opcodes.RETURN)
        .forEach(opcode -> ELSEWHERE.put(opcode, "ReturnsTest"));
    IntStream.rangeClosed(Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEDYNAMIC)
        .forEach(opcode -> ELSEWHERE.put(opcode, "ReturnsTest, EveryModelledCallTest"));
  }

  @Test
  void everyOpcodeHasACaseOrAReason() {
    Set<Integer> tested =
        Stream.concat(Cases.all().stream(), EveryJumpTest.all().stream())
            .map(Snippet::opcode)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(ELSEWHERE.keySet()).doesNotContainAnyElementsOf(tested);
    tested.addAll(ELSEWHERE.keySet());
    for (int[] range : SHORT_FORMS.values()) {
      for (int opcode = range[0]; opcode <= range[1]; opcode++) {
        assertThat(tested.add(opcode)).as("opcode %d is a short form only", opcode).isTrue();
      }
    }
    assertThat(tested).containsExactlyElementsOf(IntStream.rangeClosed(0, LAST).boxed().toList());
  }
}
