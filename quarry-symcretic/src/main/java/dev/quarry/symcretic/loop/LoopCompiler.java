package dev.quarry.symcretic.loop;

import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Edge;
import dev.quarry.symcretic.loop.LiftedLoop.Local;
import dev.quarry.symcretic.step.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Writes a class with a static method for a loop: the loop's own instructions, its locals as
 * parameters, and a count of iterations that ends what would not end. One run gives the values of
 * all functions of the loop.
 */
final class LoopCompiler {
  /** More iterations than this take too long to be tried again and again. */
  private static final int MOST_ITERATIONS = 1 << 22;

  static final String METHOD = "run";

  private static final String NAME = "dev/quarry/symcretic/loop/Lifted";

  private final Code code;
  private final LiftedLoop loop;
  private final Map<Integer, Integer> slots = new HashMap<>();
  private final Map<Integer, Label> blocks = new HashMap<>();
  private int counter;

  private LoopCompiler(Code code, LiftedLoop loop) {
    this.code = code;
    this.loop = loop;
  }

  /**
   * The class file. Its method returns 1 and the bits of the results if the loop is left as wanted,
   * and 0 alone if it is left by another exit.
   */
  static byte[] compile(Code code, LiftedLoop loop) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    // Version 6 needs no stack map frames.
    writer.visit(Opcodes.V1_6, Opcodes.ACC_FINAL, NAME, null, "java/lang/Object", null);
    new LoopCompiler(code, loop).write(writer);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void write(ClassWriter writer) {
    StringBuilder descriptor = new StringBuilder("(");
    int slot = 0;
    for (Local parameter : loop.locals()) {
      slots.put(parameter.index(), slot);
      descriptor.append(parameter.descriptor());
      slot += Type.getType(parameter.descriptor()).getSize();
    }
    counter = slot;
    MethodVisitor method =
        writer.visitMethod(
            Opcodes.ACC_STATIC, METHOD, descriptor.append(")[J").toString(), null, null);
    method.visitCode();
    method.visitInsn(Opcodes.ICONST_0);
    method.visitVarInsn(Opcodes.ISTORE, counter);
    method.visitJumpInsn(Opcodes.GOTO, label(loop.loop().header()));
    loop.loop().blocks().forEach(block -> writeBlock(method, code.flow().block(block)));
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  private Label label(int block) {
    return blocks.computeIfAbsent(block, any -> new Label());
  }

  private void writeBlock(MethodVisitor method, Block block) {
    method.visitLabel(label(block.number()));
    if (code.loops().withHeader(block.number()).isPresent()) {
      count(method);
    }
    Map<Integer, Label> ways = new HashMap<>();
    Map<Label, Edge> exits = new HashMap<>();
    for (Edge edge : code.flow().edgesFrom(block.number())) {
      if (!edge.isExceptional()) {
        Label way = loop.loop().contains(edge.to()) ? label(edge.to()) : new Label();
        ways.put(edge.label(), way);
        if (!loop.loop().contains(edge.to())) {
          exits.put(way, edge);
        }
      }
    }
    for (int i = block.first(); i < block.end(); i++) {
      writeInstruction(method, i, ways);
    }
    exits.forEach(
        (way, edge) -> {
          method.visitLabel(way);
          leave(method, edge.equals(loop.exit()));
        });
  }

  private void count(MethodVisitor method) {
    Label goesOn = new Label();
    method.visitIincInsn(counter, 1);
    method.visitVarInsn(Opcodes.ILOAD, counter);
    method.visitLdcInsn(MOST_ITERATIONS);
    method.visitJumpInsn(Opcodes.IF_ICMPLE, goesOn);
    fail(method);
    method.visitLabel(goesOn);
  }

  private static void fail(MethodVisitor method) {
    method.visitTypeInsn(Opcodes.NEW, "java/lang/IllegalStateException");
    method.visitInsn(Opcodes.DUP);
    method.visitMethodInsn(
        Opcodes.INVOKESPECIAL, "java/lang/IllegalStateException", "<init>", "()V", false);
    method.visitInsn(Opcodes.ATHROW);
  }

  private void leave(MethodVisitor method, boolean asWanted) {
    List<Local> results = asWanted ? List.copyOf(loop.results().keySet()) : List.of();
    method.visitLdcInsn(1 + results.size());
    method.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
    if (asWanted) {
      store(method, 0, () -> method.visitInsn(Opcodes.LCONST_1));
    }
    for (int i = 0; i < results.size(); i++) {
      Local local = results.get(i);
      store(method, i + 1, () -> loadBits(method, local));
    }
    method.visitInsn(Opcodes.ARETURN);
  }

  private static void store(MethodVisitor method, int index, Runnable value) {
    method.visitInsn(Opcodes.DUP);
    method.visitLdcInsn(index);
    value.run();
    method.visitInsn(Opcodes.LASTORE);
  }

  private void loadBits(MethodVisitor method, Local local) {
    Type type = Type.getType(local.descriptor());
    method.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot(local.index()));
    switch (type.getSort()) {
      case Type.LONG -> {}
      case Type.FLOAT -> {
        bits(method, "java/lang/Float", "floatToRawIntBits", "(F)I");
        method.visitInsn(Opcodes.I2L);
      }
      case Type.DOUBLE -> bits(method, "java/lang/Double", "doubleToRawLongBits", "(D)J");
      default -> method.visitInsn(Opcodes.I2L);
    }
  }

  private static void bits(MethodVisitor method, String owner, String name, String descriptor) {
    method.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
  }

  private int slot(int local) {
    Integer slot = slots.get(local);
    if (slot == null) {
      throw new IllegalStateException("Local " + local + " is not the loop's.");
    }
    return slot;
  }

  /** An instruction as it is, with the loop's own locals and labels. */
  private void writeInstruction(MethodVisitor method, int number, Map<Integer, Label> ways) {
    AbstractInsnNode node = code.body().instruction(number);
    if (node instanceof VarInsnNode variable) {
      method.visitVarInsn(variable.getOpcode(), slot(variable.var));
    } else if (node instanceof IincInsnNode increment) {
      method.visitIincInsn(slot(increment.var), increment.incr);
    } else if (node instanceof JumpInsnNode jump) {
      if (jump.getOpcode() != Opcodes.GOTO) {
        method.visitJumpInsn(jump.getOpcode(), way(ways, 1));
      }
      method.visitJumpInsn(Opcodes.GOTO, way(ways, 0));
      return;
    } else if (node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode) {
      writeSwitch(method, number, ways);
      return;
    } else {
      node.accept(method);
    }
    boolean isLast = number == code.flow().blockOf(number).last();
    if (isLast) {
      method.visitJumpInsn(Opcodes.GOTO, way(ways, 0));
    }
  }

  private static Label way(Map<Integer, Label> ways, int outcome) {
    Label label = ways.get(outcome);
    if (label == null) {
      throw new IllegalStateException("No way out with outcome " + outcome + ".");
    }
    return label;
  }

  private void writeSwitch(MethodVisitor method, int number, Map<Integer, Label> ways) {
    AbstractInsnNode node = code.body().instruction(number);
    List<Integer> keys = new ArrayList<>();
    List<LabelNode> labels =
        node instanceof TableSwitchInsnNode table
            ? table.labels
            : ((LookupSwitchInsnNode) node).labels;
    for (int i = 0; i < labels.size(); i++) {
      keys.add(
          node instanceof TableSwitchInsnNode table
              ? table.min + i
              : ((LookupSwitchInsnNode) node).keys.get(i));
    }
    Label[] targets =
        keys.stream()
            .map(key -> way(ways, dev.quarry.program.Branches.outcomeOf(code.body(), number, key)))
            .toArray(Label[]::new);
    method.visitLookupSwitchInsn(
        way(ways, 0), keys.stream().mapToInt(Integer::intValue).toArray(), targets);
  }
}
