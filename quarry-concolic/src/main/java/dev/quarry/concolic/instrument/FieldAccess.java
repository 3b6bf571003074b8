package dev.quarry.concolic.instrument;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * Reads and writes of fields and their twins. The program's own access comes first, so that its
 * exception is the one thrown.
 */
final class FieldAccess implements InstructionFamily {
  private final MethodRewrite m;

  FieldAccess(MethodRewrite rewrite) {
    this.m = rewrite;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    if (!(insn instanceof FieldInsnNode field)) {
      return false;
    }
    switch (insn.getOpcode()) {
      case Opcodes.GETSTATIC -> getStatic(field);
      case Opcodes.PUTSTATIC -> putStatic(field);
      case Opcodes.GETFIELD -> getField(field);
      default -> putField(field);
    }
    return true;
  }

  private FieldInsnNode twin(FieldInsnNode field) {
    return new FieldInsnNode(field.getOpcode(), field.owner, Hooks.twin(field.name), Hooks.E);
  }

  private void getStatic(FieldInsnNode field) {
    EnvironmentAccess.beforeField(m, field);
    m.type.statics().beforeAccess(m.main, m.type.name(), m.method, field);
    m.main.add(field);
    if (!m.type.twins().hasTwin(field)) {
      m.state.push(CodeWriter.NONE);
      return;
    }
    int result = m.state.freeRegister();
    m.main.add(twin(field)).astore(result);
    m.state.push(result);
  }

  private void putStatic(FieldInsnNode field) {
    m.type.statics().beforeAccess(m.main, m.type.name(), m.method, field);
    int shadow = m.state.fromTop(0);
    m.state.pop(1);
    if (m.type.twins().hasTwin(field)) {
      m.main.add(field).shadow(shadow).add(twin(field));
      return;
    }
    lost(field, shadow);
    m.main.add(field);
  }

  private void getField(FieldInsnNode field) {
    int object = m.state.fromTop(0);
    m.state.pop(1);
    dereference(object);
    if (!m.type.twins().hasTwin(field)) {
      m.main.add(field);
      m.state.push(CodeWriter.NONE);
      return;
    }
    int result = m.state.freeRegister(object);
    m.main.op(Opcodes.DUP).add(field);
    if (Type.getType(field.desc).getSize() == 1) {
      m.main.op(Opcodes.SWAP);
    } else {
      m.main.op(Opcodes.DUP2_X1).op(Opcodes.POP2);
    }
    m.main.add(twin(field)).astore(result);
    m.state.push(result);
  }

  private void dereference(int object) {
    m.whenSymbolic(
        new int[] {object},
        List.of(),
        CodeWriter.NONE,
        code -> {
          code.op(Opcodes.DUP).push(m.site()).op(Opcodes.SWAP).shadow(object);
          code.hook(Hook.DEREFERENCE);
        });
  }

  private void putField(FieldInsnNode field) {
    int value = m.state.fromTop(0);
    int object = m.state.fromTop(1);
    m.state.pop(2);
    Type type = ShadowValue.computational(Type.getType(field.desc));
    m.whenSymbolic(
        new int[] {object},
        List.of(),
        CodeWriter.NONE,
        code -> {
          int kept = m.temporary(type);
          code.store(type, kept).op(Opcodes.DUP).push(m.site()).op(Opcodes.SWAP).shadow(object);
          code.hook(Hook.DEREFERENCE);
          code.load(type, kept);
        });
    if (m.type.twins().hasTwin(field)) {
      storeBoth(field, type, value);
      return;
    }
    lost(field, value);
    m.main.add(field);
  }

  private void storeBoth(FieldInsnNode field, Type type, int value) {
    if (type.getSize() == 1) {
      m.main.op(Opcodes.SWAP).op(Opcodes.DUP_X1).op(Opcodes.SWAP);
    } else {
      int kept = m.temporary(type);
      m.main.store(type, kept).op(Opcodes.DUP).load(type, kept);
    }
    m.main.add(field).shadow(value).add(twin(field));
  }

  /** The field has nowhere to keep a shadow. */
  private void lost(FieldInsnNode field, int shadow) {
    m.whenSymbolic(
        new int[] {shadow},
        List.of(),
        CodeWriter.NONE,
        code -> {
          String name = field.owner.replace('/', '.') + '.' + field.name;
          code.push(m.site()).ldc("A symbolic value was stored in " + name + ", where it is lost.");
          code.shadow(shadow);
          code.hook(Hook.LOST);
        });
  }
}
