package dev.quarry.program.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** Methods that no Java compiler writes, or that are as long as a class file allows. */
class UnusualMethodsTest {
  /** An {@code if} over a parameter takes four bytes. */
  private static final int MOST_JUMPS = 65535 / 4 - 1;

  @TempDir Path directory;

  @Test
  void aMethodFullOfConditionsIsRead() {
    MethodNode method = method();
    for (int i = 0; i < MOST_JUMPS; i++) {
      Label next = new Label();
      method.visitVarInsn(Opcodes.ILOAD, 0);
      method.visitJumpInsn(Opcodes.IFEQ, next);
      method.visitLabel(next);
    }
    ControlFlow flow = finish(method);
    Dominators dominators = Dominators.of(flow);
    int last = flow.blocks().size() - 1;
    assertThat(last).isEqualTo(MOST_JUMPS);
    assertThat(dominators.dominates(1, last)).isTrue();
    assertThat(PostDominators.of(flow).immediate(last - 1)).isEqualTo(last);
    assertThat(Loops.of(flow, dominators).loops()).isEmpty();
  }

  @Test
  void aMethodFullOfNestedLoopsIsRead() {
    int depth = MOST_JUMPS / 2;
    MethodNode method = method();
    Label[] heads = new Label[depth];
    for (int i = 0; i < depth; i++) {
      heads[i] = new Label();
      method.visitLabel(heads[i]);
      method.visitInsn(Opcodes.NOP);
    }
    for (int i = depth - 1; i >= 0; i--) {
      method.visitVarInsn(Opcodes.ILOAD, 0);
      method.visitJumpInsn(Opcodes.IFEQ, heads[i]);
    }
    ControlFlow flow = finish(method);
    Loops loops = Loops.of(flow, Dominators.of(flow));
    assertThat(loops.loops()).hasSize(depth);
    assertThat(loops.innermost(depth - 1).orElseThrow().depth()).isEqualTo(depth);
  }

  @Test
  void aCycleWithTwoWaysInIsReported() {
    MethodNode method = method();
    Label first = new Label();
    Label second = new Label();
    method.visitVarInsn(Opcodes.ILOAD, 0);
    method.visitJumpInsn(Opcodes.IFEQ, second);
    method.visitLabel(first);
    method.visitInsn(Opcodes.NOP);
    method.visitLabel(second);
    method.visitVarInsn(Opcodes.ILOAD, 0);
    method.visitJumpInsn(Opcodes.IFNE, first);
    ControlFlow flow = finish(method);
    Loops loops = Loops.of(flow, Dominators.of(flow));
    assertThat(loops.loops()).isEmpty();
    assertThat(loops.irreducibleRegions()).containsExactly(List.of(1, 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 10, 25, 50})
  void dominatorsOfAnyGraphAreThoseOfTheDefinition(int size) {
    Random random = new Random(size);
    for (int round = 0; round < 200; round++) {
      int[][] successors = new int[size][];
      for (int node = 0; node < size; node++) {
        successors[node] = random.ints(random.nextInt(4), 0, size).toArray();
      }
      Graph graph = Graph.of(successors);
      NaiveDominance.check(graph, 0, Dominators.of(graph, 0));
    }
  }

  @Test
  void subroutinesOfOldClassFilesAreInlined() throws Exception {
    Files.write(directory.resolve("Old.class"), oldClass());
    try (Program program = new Program(ClassPath.of(List.of(directory)))) {
      MethodBody body = program.bodies(program.classPath().get("Old")).get(0);
      for (int number = 0; number < body.size(); number++) {
        assertThat(body.opcode(number)).isNotIn(Opcodes.JSR, Opcodes.RET);
      }
      ControlFlow flow = ControlFlow.of(body);
      Dominators dominators = Dominators.of(flow);
      assertThat(flow.blocks()).hasSizeGreaterThan(2);
      assertThat(dominators.isReachable(flow.blockOf(body.size() - 1).number())).isTrue();
    }
  }

  /** Calls a subroutine twice, as compilers once did for {@code finally}. */
  private static byte[] oldClass() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, "Old", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "old", "(I)V", null, null);
    Label subroutine = new Label();
    Label end = new Label();
    method.visitCode();
    method.visitJumpInsn(Opcodes.JSR, subroutine);
    method.visitVarInsn(Opcodes.ILOAD, 0);
    method.visitJumpInsn(Opcodes.IFEQ, end);
    method.visitJumpInsn(Opcodes.JSR, subroutine);
    method.visitLabel(end);
    method.visitInsn(Opcodes.RETURN);
    method.visitLabel(subroutine);
    method.visitVarInsn(Opcodes.ASTORE, 1);
    method.visitIincInsn(0, 1);
    method.visitVarInsn(Opcodes.RET, 1);
    method.visitMaxs(1, 2);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static MethodNode method() {
    return new MethodNode(Opcodes.ACC_STATIC, "m", "(I)V", null, null);
  }

  private static ControlFlow finish(MethodNode method) {
    method.visitInsn(Opcodes.RETURN);
    return ControlFlow.of(MethodBody.of("C", method));
  }
}
