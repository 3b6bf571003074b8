package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.SwitchKeys;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Conditional jumps and switches. */
final class JumpFamily implements InstructionFamily {
  private static final Type REFERENCE = Type.getObjectType("java/lang/Object");

  private final MethodRewrite m;
  private final Flow flow;
  private final Coverage coverage;

  JumpFamily(MethodRewrite rewrite, Flow flow, Coverage coverage) {
    this.m = rewrite;
    this.flow = flow;
    this.coverage = coverage;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    if (insn instanceof JumpInsnNode jump) {
      jump(jump);
    } else if (insn instanceof TableSwitchInsnNode table) {
      SortedMap<Integer, LabelNode> cases = new TreeMap<>();
      for (int i = 0; i < table.labels.size(); i++) {
        cases.put(table.min + i, table.labels.get(i));
      }
      choose(table.dflt, table.labels, cases);
      coverage.addSwitch(table);
    } else if (insn instanceof LookupSwitchInsnNode lookup) {
      SortedMap<Integer, LabelNode> cases = new TreeMap<>();
      for (int i = 0; i < lookup.labels.size(); i++) {
        cases.put(lookup.keys.get(i), lookup.labels.get(i));
      }
      choose(lookup.dflt, lookup.labels, cases);
      coverage.addSwitch(lookup);
    } else {
      return false;
    }
    return true;
  }

  private void jump(JumpInsnNode jump) {
    int opcode = jump.getOpcode();
    if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
      compareWithZero(opcode);
    } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
      compare(opcode);
    } else if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
      compareWithNull(opcode);
    } else if (opcode != Opcodes.GOTO) {
      same(opcode);
    }
    flow.to(List.of(jump.label));
    coverage.addJump(jump);
  }

  private void compareWithZero(int opcode) {
    int shadow = m.state.fromTop(0);
    m.state.pop(1);
    m.whenSymbolic(
        new int[] {shadow},
        List.of(),
        CodeWriter.NONE,
        code -> {
          int a = m.temporary(Type.INT_TYPE);
          code.store(Type.INT_TYPE, a).push(m.site()).push(opcode).load(Type.INT_TYPE, a);
          code.push(0).shadow(shadow).op(Opcodes.ACONST_NULL);
          code.hook(Hook.COMPARE);
          code.load(Type.INT_TYPE, a);
        });
  }

  private void compare(int opcode) {
    int right = m.state.fromTop(0);
    int left = m.state.fromTop(1);
    m.state.pop(2);
    m.whenSymbolic(
        new int[] {left, right},
        List.of(),
        CodeWriter.NONE,
        code -> {
          int a = m.temporary(Type.INT_TYPE);
          int b = m.temporary(Type.INT_TYPE);
          code.store(Type.INT_TYPE, b).store(Type.INT_TYPE, a).push(m.site()).push(opcode);
          code.load(Type.INT_TYPE, a).load(Type.INT_TYPE, b).shadow(left).shadow(right);
          code.hook(Hook.COMPARE);
          code.load(Type.INT_TYPE, a).load(Type.INT_TYPE, b);
        });
  }

  private void compareWithNull(int opcode) {
    int shadow = m.state.fromTop(0);
    m.state.pop(1);
    m.whenSymbolic(
        new int[] {shadow},
        List.of(),
        CodeWriter.NONE,
        code -> {
          int a = m.temporary(REFERENCE);
          code.astore(a).push(m.site()).push(opcode).aload(a).shadow(shadow);
          code.hook(Hook.IS_NULL);
          code.aload(a);
        });
  }

  /** The hook says what the comparison gives; two stand-ins that compare so are left for it. */
  private void same(int opcode) {
    int right = m.state.fromTop(0);
    int left = m.state.fromTop(1);
    boolean comparable = m.operand(0).origin() == null && m.operand(1).origin() == null;
    m.state.pop(2);
    m.whenSymbolic(
        new int[] {left, right},
        comparable ? List.of(Flag.OBJECTS) : List.of(),
        CodeWriter.NONE,
        code -> {
          int a = m.temporary(REFERENCE);
          int b = m.temporary(REFERENCE);
          LabelNode different = new LabelNode();
          LabelNode done = new LabelNode();
          code.astore(b).astore(a).push(m.site()).push(opcode).aload(a).aload(b);
          code.shadow(left).shadow(right);
          code.hook(Hook.SAME);
          code.op(Opcodes.ACONST_NULL).op(Opcodes.SWAP).jump(Opcodes.IFEQ, different);
          code.op(Opcodes.ACONST_NULL).jump(done);
          code.label(different).ldc("").label(done);
        });
  }

  private void choose(
      LabelNode otherwise, List<LabelNode> labels, SortedMap<Integer, LabelNode> cases) {
    int shadow = m.state.fromTop(0);
    m.state.pop(1);
    m.whenSymbolic(
        new int[] {shadow},
        List.of(),
        CodeWriter.NONE,
        code -> {
          int site =
              m.register(
                  SiteInfo.choice(
                      m.location(), m.source.line(m.index()), keys(otherwise, labels, cases)));
          int key = m.temporary(Type.INT_TYPE);
          code.store(Type.INT_TYPE, key).push(site).load(Type.INT_TYPE, key).shadow(shadow);
          code.hook(Hook.CHOOSE);
          code.load(Type.INT_TYPE, key);
        });
    List<LabelNode> all = new ArrayList<>(labels);
    all.add(otherwise);
    flow.to(all);
  }

  private static SwitchKeys keys(
      LabelNode otherwise, List<LabelNode> labels, SortedMap<Integer, LabelNode> cases) {
    Set<LabelNode> distinct = new LinkedHashSet<>();
    distinct.add(otherwise);
    distinct.addAll(labels);
    List<LabelNode> outcomes = List.copyOf(distinct);
    int[] keys = cases.keySet().stream().mapToInt(Integer::intValue).toArray();
    int[] ways = cases.values().stream().mapToInt(outcomes::indexOf).toArray();
    return new SwitchKeys(keys, ways);
  }
}
