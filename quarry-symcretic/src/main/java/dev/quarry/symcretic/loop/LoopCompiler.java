package dev.quarry.symcretic.loop;

import dev.quarry.expr.OpaqueSymbol;
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
 * Writes a class with a static method for each function of a loop: the loop's own instructions, its
 * locals as parameters, and a count of iterations that ends what would not end.
 */
final class LoopCompiler {
  /** More iterations than this take too long to be tried again and again. */
  private static final int MOST_ITERATIONS = 50_000_000;

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

  /** The class file; method {@code f0} tells whether the loop is left, the others are results. */
  static byte[] compile(Code code, LiftedLoop loop) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    // Version 6 needs no stack map frames.
    writer.visit(Opcodes.V1_6, Opcodes.ACC_FINAL, NAME, null, "java/lang/Object", null);
    new LoopCompiler(code, loop).write(writer, 0, "I", -1);
    List<Map.Entry<Local, OpaqueSymbol>> results = new ArrayList<>(loop.results().entrySet());
    for (int i = 0; i < results.size(); i++) {
      Local local = results.get(i).getKey();
      new LoopCompiler(code, loop).write(writer, i + 1, local.descriptor(), local.index());
    }
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void write(ClassWriter writer, int number, String result, int local) {
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
            Opcodes.ACC_STATIC, "f" + number, descriptor.append(')') + result, null, null);
    method.visitCode();
    method.visitInsn(Opcodes.ICONST_0);
    method.visitVarInsn(Opcodes.ISTORE, counter);
    method.visitJumpInsn(Opcodes.GOTO, label(loop.loop().header()));
    loop.loop().blocks().forEach(block -> writeBlock(method, code.flow().block(block), local));
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  private Label label(int block) {
    return blocks.computeIfAbsent(block, any -> new Label());
  }

  private void writeBlock(MethodVisitor method, Block block, int local) {
    method.visitLabel(label(block.number()));
    if (block.number() == loop.loop().header()) {
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
          leave(method, edge.equals(loop.exit()), local);
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

  private void leave(MethodVisitor method, boolean asWanted, int local) {
    if (local < 0) {
      method.visitInsn(asWanted ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
      method.visitInsn(Opcodes.IRETURN);
    } else if (asWanted) {
      Type type =
          loop.locals().stream()
              .filter(candidate -> candidate.index() == local)
              .map(candidate -> Type.getType(candidate.descriptor()))
              .findFirst()
              .orElseThrow();
      method.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot(local));
      method.visitInsn(type.getOpcode(Opcodes.IRETURN));
    } else {
      fail(method);
    }
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
