package dev.quarry.engine.jacoco;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jacoco.core.internal.flow.IFrame;
import org.jacoco.core.internal.flow.LabelInfo;
import org.jacoco.core.internal.flow.MethodProbesVisitor;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Follows JaCoCo through a method: where it puts probes, and which instruction leads to which
 * without one.
 */
final class MethodSteps extends MethodProbesVisitor {
  private record Jump(CountedInstruction from, Label to, int way, int outcome) {}

  private record Passed(CountedInstruction step, int way, int outcome, int probe) {}

  private final Places places;
  private final Consumer<MethodSteps> done;
  private final List<CountedInstruction> steps = new ArrayList<>();
  private final List<Jump> jumps = new ArrayList<>();
  private final List<Passed> passed = new ArrayList<>();
  private final Map<Label, CountedInstruction> targets = new HashMap<>();
  private final List<Label> labels = new ArrayList<>();
  private @Nullable MethodNode method;
  private @Nullable AbstractInsnNode node;

  /** The step from which control comes to the next instruction. */
  private @Nullable CountedInstruction last;

  private int line = -1;

  /** Told where each probe is. */
  interface Places {
    /** Before an instruction that leaves by itself. */
    void before(int probe, int instruction);

    /** Between an instruction and the next one. */
    void after(int probe, int instruction);

    /** On the way of an outcome. */
    void on(int probe, int instruction, int outcome);
  }

  MethodSteps(Places places, Consumer<MethodSteps> done) {
    this.places = places;
    this.done = done;
  }

  /** In the order of the code. */
  List<CountedInstruction> steps() {
    return steps;
  }

  MethodNode method() {
    if (method == null) {
      throw new IllegalStateException("No method was visited.");
    }
    return method;
  }

  @Override
  public void accept(MethodNode visited, org.objectweb.asm.MethodVisitor visitor) {
    method = visited;
    visitor.visitCode();
    for (var block : visited.tryCatchBlocks) {
      block.accept(visitor);
    }
    for (AbstractInsnNode each : visited.instructions) {
      node = each;
      each.accept(visitor);
    }
    visitor.visitEnd();
    jumps.forEach(j -> j.from().leadsTo(target(j.to()), j.way(), j.outcome()));
    passed.forEach(p -> p.step().passes(p.probe(), p.way(), p.outcome()));
    done.accept(this);
  }

  private CountedInstruction target(Label label) {
    CountedInstruction step = targets.get(label);
    if (step == null) {
      throw new IllegalStateException("A jump leads out of the method.");
    }
    return step;
  }

  private CountedInstruction add() {
    if (node == null) {
      throw new IllegalStateException("No instruction was visited.");
    }
    CountedInstruction step = new CountedInstruction(node, steps.size(), line);
    steps.add(step);
    labels.forEach(label -> targets.put(label, step));
    labels.clear();
    if (last != null) {
      last.leadsTo(step, 0, 0);
    }
    last = step;
    return step;
  }

  private void pass(CountedInstruction step, int way, int outcome, int probe) {
    passed.add(new Passed(step, way, outcome, probe));
  }

  @Override
  public void visitLabel(Label label) {
    labels.add(label);
    if (!LabelInfo.isSuccessor(label)) {
      last = null;
    }
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
  }

  @Override
  public void visitProbe(int probe) {
    if (last != null) {
      places.after(probe, last.number);
      pass(last, 0, 0, probe);
    }
    last = null;
  }

  @Override
  public void visitInsnWithProbe(int opcode, int probe) {
    CountedInstruction step = add();
    places.before(probe, step.number);
    pass(step, 0, 0, probe);
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    jumps.add(new Jump(add(), label, 1, 1));
  }

  @Override
  public void visitJumpInsnWithProbe(int opcode, Label label, int probe, IFrame frame) {
    CountedInstruction step = add();
    if (opcode == Opcodes.GOTO) {
      places.before(probe, step.number);
    } else {
      places.on(probe, step.number, 1);
    }
    pass(step, 1, 1, probe);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label dflt, Label... others) {
    choose(dflt, others);
  }

  @Override
  public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] others) {
    choose(dflt, others);
  }

  /** JaCoCo numbers the destinations here. */
  private void choose(Label dflt, Label[] others) {
    CountedInstruction step = add();
    List<Label> known = new ArrayList<>(List.of(dflt));
    jumps.add(new Jump(step, dflt, 0, 0));
    for (Label label : others) {
      if (!known.contains(label)) {
        jumps.add(new Jump(step, label, known.size(), known.size()));
        known.add(label);
      }
    }
  }

  @Override
  public void visitTableSwitchInsnWithProbes(
      int min, int max, Label dflt, Label[] others, IFrame frame) {
    chooseWithProbes(dflt, others);
  }

  @Override
  public void visitLookupSwitchInsnWithProbes(
      Label dflt, int[] keys, Label[] others, IFrame frame) {
    chooseWithProbes(dflt, others);
  }

  /** JaCoCo numbers the cases here, and takes the first of each destination. */
  private void chooseWithProbes(Label dflt, Label[] others) {
    CountedInstruction step = add();
    List<Label> known = new ArrayList<>();
    addWay(step, dflt, 0, known);
    for (int i = 0; i < others.length; i++) {
      if (!known.contains(others[i])) {
        addWay(step, others[i], i + 1, known);
      }
    }
  }

  private void addWay(CountedInstruction step, Label label, int way, List<Label> known) {
    int outcome = known.size();
    known.add(label);
    int probe = LabelInfo.getProbeId(label);
    if (probe == LabelInfo.NO_PROBE) {
      jumps.add(new Jump(step, label, way, outcome));
    } else {
      places.on(probe, step.number, outcome);
      pass(step, way, outcome, probe);
    }
  }

  @Override
  public void visitInsn(int opcode) {
    add();
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    add();
  }

  @Override
  public void visitVarInsn(int opcode, int local) {
    add();
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    add();
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    add();
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean ofInterface) {
    add();
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    add();
  }

  @Override
  public void visitLdcInsn(Object value) {
    add();
  }

  @Override
  public void visitIincInsn(int local, int increment) {
    add();
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    add();
  }
}
