package dev.quarry.concolic.guard;

import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A change to the body of a method. */
interface Edit {
  void apply(MethodNode method);

  /** Runs code first. */
  static Edit first(Consumer<InsnList> code) {
    return method -> {
      InsnList added = new InsnList();
      code.accept(added);
      method.instructions.insert(added);
    };
  }

  /** Runs code that leaves a truth value; if it is true, runs other code that returns. */
  static Edit firstIf(Consumer<InsnList> condition, Consumer<InsnList> code) {
    return first(
        added -> {
          LabelNode otherwise = new LabelNode();
          condition.accept(added);
          added.add(new JumpInsnNode(Opcodes.IFEQ, otherwise));
          code.accept(added);
          added.add(otherwise);
          // The frame of the method's entry; the nop keeps it apart from one that follows.
          added.add(new FrameNode(Opcodes.F_SAME, 0, null, 0, null));
          added.add(new InsnNode(Opcodes.NOP));
        });
  }

  /** If the program asks, other code returns the answer. */
  static Edit answer(Consumer<InsnList> code) {
    return firstIf(
        added -> added.add(call(ChokePoints.GATE, "isProgram", "()Z")),
        added -> code.accept(added));
  }

  /** Runs code before each normal return. */
  static Edit last(Consumer<InsnList> code) {
    return eachInstruction(
        (method, at) -> {
          if (at.getOpcode() >= Opcodes.IRETURN && at.getOpcode() <= Opcodes.RETURN) {
            InsnList added = new InsnList();
            code.accept(added);
            method.instructions.insertBefore(at, added);
          }
        });
  }

  /** Calls another static method where one is called. */
  static Edit replaceCall(String owner, String name, String newOwner) {
    return eachInstruction(
        (method, at) -> {
          if (isCall(at, owner, name)) {
            ((MethodInsnNode) at).owner = newOwner;
          }
        });
  }

  /** Passes the result of a call through a static method. */
  static Edit afterCall(String owner, String name, MethodInsnNode then) {
    return eachInstruction(
        (method, at) -> {
          if (isCall(at, owner, name)) {
            method.instructions.insert(at, then.clone(null));
          }
        });
  }

  /** A visit to one instruction. */
  interface Visit {
    void at(MethodNode method, AbstractInsnNode instruction);
  }

  static Edit eachInstruction(Visit visit) {
    return method -> {
      for (AbstractInsnNode at : method.instructions.toArray()) {
        visit.at(method, at);
      }
    };
  }

  static boolean isCall(AbstractInsnNode at, String owner, String name) {
    return at instanceof MethodInsnNode call && call.owner.equals(owner) && call.name.equals(name);
  }

  static MethodInsnNode call(String owner, String name, String descriptor) {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, owner, name, Type.getMethodType(descriptor).getDescriptor(), false);
  }
}
