package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.hooks.Frames;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A piece of code being written. */
final class CodeWriter {
  /** In the place of a local: there is no shadow. */
  static final int NONE = -1;

  private final InsnList list = new InsnList();

  InsnList list() {
    return list;
  }

  CodeWriter add(AbstractInsnNode node) {
    list.add(node);
    return this;
  }

  CodeWriter op(int opcode) {
    return add(new InsnNode(opcode));
  }

  CodeWriter label(LabelNode label) {
    return add(label);
  }

  CodeWriter jump(int opcode, LabelNode to) {
    return add(new JumpInsnNode(opcode, to));
  }

  CodeWriter jump(LabelNode to) {
    return jump(Opcodes.GOTO, to);
  }

  CodeWriter push(int value) {
    if (value >= -1 && value <= 5) {
      return op(Opcodes.ICONST_0 + value);
    }
    if (value == (byte) value) {
      return add(new IntInsnNode(Opcodes.BIPUSH, value));
    }
    return value == (short) value
        ? add(new IntInsnNode(Opcodes.SIPUSH, value))
        : add(new LdcInsnNode(value));
  }

  /** Pushes the token of a method; see {@link Frames#token}. */
  CodeWriter token(String name, String descriptor, int access) {
    return ldc(Frames.token(name, descriptor, access));
  }

  /** Pushes the token of the method that a call names. */
  CodeWriter token(MethodInsnNode call) {
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    return token(call.name, call.desc, isStatic ? Opcodes.ACC_STATIC : 0);
  }

  CodeWriter ldc(Object constant) {
    return add(new LdcInsnNode(constant));
  }

  CodeWriter load(Type type, int local) {
    return add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), local));
  }

  CodeWriter store(Type type, int local) {
    return add(new VarInsnNode(type.getOpcode(Opcodes.ISTORE), local));
  }

  CodeWriter aload(int local) {
    return add(new VarInsnNode(Opcodes.ALOAD, local));
  }

  CodeWriter astore(int local) {
    return add(new VarInsnNode(Opcodes.ASTORE, local));
  }

  /** The shadow in a local, or null for {@link #NONE}. */
  CodeWriter shadow(int local) {
    return local == NONE ? op(Opcodes.ACONST_NULL) : aload(local);
  }

  CodeWriter getStatic(String owner, String name, String descriptor) {
    return add(new FieldInsnNode(Opcodes.GETSTATIC, owner, name, descriptor));
  }

  CodeWriter putStatic(String owner, String name, String descriptor) {
    return add(new FieldInsnNode(Opcodes.PUTSTATIC, owner, name, descriptor));
  }

  /** Calls a hook; see {@link Hook#method}. */
  CodeWriter hook(Hook hook, Type... types) {
    return add(hook.call(types));
  }

  CodeWriter read(HookField field) {
    return add(field.read());
  }

  CodeWriter write(HookField field) {
    return add(field.write());
  }

  /** Calls a static method of the JDK or of the program. */
  CodeWriter callStatic(String owner, String name, String descriptor) {
    return add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor, false));
  }

  CodeWriter type(int opcode, String internalName) {
    return add(new TypeInsnNode(opcode, internalName));
  }

  /** Pops a value of any type but void. */
  CodeWriter pop(Type type) {
    return op(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
  }

  /** An array with the shadows in these locals. */
  CodeWriter shadows(int[] locals) {
    push(locals.length).type(Opcodes.ANEWARRAY, Hooks.SHADOW);
    for (int i = 0; i < locals.length; i++) {
      if (locals[i] != NONE) {
        op(Opcodes.DUP).push(i).aload(locals[i]).op(Opcodes.AASTORE);
      }
    }
    return this;
  }

  /** An array with the values of these locals, boxed. */
  CodeWriter boxedArray(Type[] types, int[] locals) {
    push(types.length).type(Opcodes.ANEWARRAY, "java/lang/Object");
    for (int i = 0; i < types.length; i++) {
      op(Opcodes.DUP).push(i).load(types[i], locals[i]);
      Boxing.box(this, types[i]);
      op(Opcodes.AASTORE);
    }
    return this;
  }
}
