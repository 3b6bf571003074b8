package dev.quarry.concolic.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** Elements, lengths and creation of arrays. */
final class ArrayAccess implements InstructionFamily {
  private final MethodRewrite m;

  ArrayAccess(MethodRewrite rewrite) {
    this.m = rewrite;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      load();
      m.main.add(insn);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      store(OpcodeTypes.element(opcode));
      m.main.add(insn);
    } else if (opcode == Opcodes.ARRAYLENGTH) {
      length();
      m.main.add(insn);
    } else if (opcode == Opcodes.NEWARRAY || opcode == Opcodes.ANEWARRAY) {
      create(insn, 1);
    } else if (insn instanceof MultiANewArrayInsnNode multi) {
      create(insn, multi.dims);
    } else {
      return false;
    }
    return true;
  }

  /** The array and the index stay on the stack, so that messages still name where they are from. */
  private void load() {
    int index = m.state.fromTop(0);
    int array = m.state.fromTop(1);
    m.state.pop(2);
    int result = m.state.freeRegister(array, index);
    m.whenSymbolic(
        new int[] {array, index},
        List.of(Flag.ARRAYS),
        result,
        code -> {
          copyArrayAndIndex(code);
          code.shadow(array).shadow(index);
          code.hook(Hook.LOAD);
          code.astore(result);
        });
    m.state.push(result);
  }

  /** Leaves array and index, and above them the site, the array and the index. */
  private void copyArrayAndIndex(CodeWriter code) {
    int kept = m.temporary(Type.INT_TYPE);
    code.op(Opcodes.DUP2).store(Type.INT_TYPE, kept).push(m.site()).op(Opcodes.SWAP);
    code.load(Type.INT_TYPE, kept);
  }

  private void store(Type element) {
    int value = m.state.fromTop(0);
    int index = m.state.fromTop(1);
    int array = m.state.fromTop(2);
    // Tables of constants would grow beyond all limits; nothing in them is symbolic.
    boolean table = m.operand(2).origin() != null && m.method.name.equals("<clinit>");
    m.state.pop(3);
    m.whenSymbolic(
        new int[] {array, index, value},
        table ? List.of() : List.of(Flag.ARRAYS),
        CodeWriter.NONE,
        code -> {
          int kept = m.temporary(element);
          code.store(element, kept);
          copyArrayAndIndex(code);
          code.load(element, kept).shadow(array).shadow(index).shadow(value);
          code.hook(Hook.STORE, element);
          code.load(element, kept);
        });
  }

  private void length() {
    int array = m.state.fromTop(0);
    boolean known = m.operand(0).origin() != null;
    m.state.pop(1);
    if (known) {
      m.state.push(CodeWriter.NONE);
      return;
    }
    int result = m.state.freeRegister(array);
    m.whenSymbolic(
        new int[] {array},
        List.of(Flag.ARRAYS),
        result,
        code -> {
          code.op(Opcodes.DUP).push(m.site()).op(Opcodes.SWAP).shadow(array);
          code.hook(Hook.LENGTH);
          code.astore(result);
        });
    m.state.push(result);
  }

  private void create(AbstractInsnNode insn, int dimensions) {
    int[] lengths = new int[dimensions];
    boolean symbolic = false;
    for (int i = 0; i < dimensions; i++) {
      lengths[i] = m.state.fromTop(dimensions - 1 - i);
      symbolic |= lengths[i] != CodeWriter.NONE;
    }
    m.state.pop(dimensions);
    m.state.push(CodeWriter.NONE);
    LabelNode done = new LabelNode();
    LabelNode resume = new LabelNode();
    if (symbolic) {
      m.whenSymbolic(
          lengths,
          List.of(),
          CodeWriter.NONE,
          resume,
          code -> {
            size(code, lengths);
            code.add(insn.clone(java.util.Map.of()));
            code.op(Opcodes.DUP).shadows(lengths);
            code.hook(Hook.CREATED);
            code.jump(done);
          });
    }
    m.main.label(resume).add(insn).label(done);
  }

  private void size(CodeWriter code, int[] lengths) {
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < lengths.length; i++) {
      kept.add(m.temporary(Type.INT_TYPE));
    }
    for (int i = lengths.length - 1; i >= 0; i--) {
      code.store(Type.INT_TYPE, kept.get(i));
    }
    for (int i = 0; i < lengths.length; i++) {
      if (lengths[i] != CodeWriter.NONE) {
        code.push(m.site()).load(Type.INT_TYPE, kept.get(i)).aload(lengths[i]);
        code.hook(Hook.SIZE);
      }
    }
    kept.forEach(local -> code.load(Type.INT_TYPE, local));
  }
}
