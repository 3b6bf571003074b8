package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.statics.Statics;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Makes a class able to initialise itself again: the initialiser's code becomes a method, which
 * runs at the first use in each run, and another method puts all static fields back to zero.
 */
final class StaticReset {
  private static final int PUBLIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

  private static final String WRAPPED =
      "(Ljava/lang/Class;Ljava/lang/Throwable;)Ljava/lang/Throwable;";

  /** How many instructions certainly leave room for some more. */
  private static final int LARGE = 10_000;

  private final StaticState statics;
  private final ClassNode tree;

  StaticReset(StaticState statics, ClassNode tree) {
    this.statics = statics;
    this.tree = tree;
  }

  /** Changes the class; its methods are rewritten already, its twins added. */
  void apply() {
    switch (statics.kindOf(tree.name)) {
      case CONSTANT -> watch();
      case WATCHED -> {
        lookAfterwards();
        watch();
      }
      case RELOAD -> {
        watch();
        announce();
      }
      case RESET -> makeResettable();
    }
  }

  /** Tells if the initialiser fails. One that is as large as it can be is left as it is. */
  private void watch() {
    for (MethodNode method : tree.methods) {
      if (method.name.equals("<clinit>") && method.instructions.size() < LARGE) {
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        CodeWriter after = new CodeWriter().label(end).op(Opcodes.DUP);
        after.ldc(Type.getObjectType(tree.name)).op(Opcodes.SWAP);
        after.hook(Hook.FAILED);
        method.instructions.insert(start);
        method.instructions.add(after.op(Opcodes.ATHROW).list());
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
      }
    }
  }

  /** Where the initialiser is done, the class shows what it looks like. */
  private void lookAfterwards() {
    for (MethodNode method : tree.methods) {
      if (method.name.equals("<clinit>")) {
        for (AbstractInsnNode node : method.instructions.toArray()) {
          if (node.getOpcode() == Opcodes.RETURN) {
            CodeWriter code = new CodeWriter().ldc(Type.getObjectType(tree.name));
            code.hook(Hook.WATCH);
            method.instructions.insertBefore(node, code.list());
          }
        }
      }
    }
  }

  /** A class without a method to put it back is registered: so it will be loaded afresh. */
  private void announce() {
    CodeWriter code = new CodeWriter();
    register(code);
    for (MethodNode method : tree.methods) {
      if (method.name.equals("<clinit>")) {
        method.instructions.insert(code.list());
        return;
      }
    }
    add(Opcodes.ACC_STATIC, "<clinit>", code.op(Opcodes.RETURN));
  }

  private void register(CodeWriter code) {
    code.ldc(Type.getObjectType(tree.name));
    code.hook(Hook.REGISTER);
  }

  private void makeResettable() {
    boolean initialises = false;
    for (MethodNode method : tree.methods) {
      if (method.name.equals("<clinit>")) {
        method.name = StaticState.INITIALISER;
        method.access = PUBLIC;
        initialises = true;
      }
    }
    addReset();
    tree.fields.add(new FieldNode(PUBLIC, StaticState.READY, "Z", null, null));
    addEnsure(initialises);
    CodeWriter start = new CodeWriter();
    add(Opcodes.ACC_STATIC, "<clinit>", call(start, StaticState.ENSURE).op(Opcodes.RETURN));
  }

  private CodeWriter call(CodeWriter code, String name) {
    return code.callStatic(tree.name, name, "()V");
  }

  private MethodNode add(int access, String name, CodeWriter code) {
    MethodNode method = new MethodNode(access, name, "()V", null, null);
    method.instructions = code.list();
    tree.methods.add(method);
    return method;
  }

  private void addReset() {
    CodeWriter code = new CodeWriter();
    for (FieldNode field : tree.fields) {
      if ((field.access & Opcodes.ACC_STATIC) != 0 && field.value == null) {
        field.access &= ~Opcodes.ACC_FINAL;
        zero(code, Type.getType(field.desc)).putStatic(tree.name, field.name, field.desc);
      }
    }
    code.push(0).putStatic(tree.name, StaticState.READY, "Z");
    add(PUBLIC, Statics.RESET, code.op(Opcodes.RETURN));
  }

  private static CodeWriter zero(CodeWriter code, Type type) {
    return switch (ShadowValue.computational(type).getSort()) {
      case Type.INT -> code.push(0);
      case Type.LONG -> code.op(Opcodes.LCONST_0);
      case Type.FLOAT -> code.op(Opcodes.FCONST_0);
      case Type.DOUBLE -> code.op(Opcodes.DCONST_0);
      default -> code.op(Opcodes.ACONST_NULL);
    };
  }

  /** Fails as the JVM would, the second time too. */
  private void addEnsure(boolean initialises) {
    LabelNode done = new LabelNode();
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    LabelNode failed = new LabelNode();
    CodeWriter code = new CodeWriter();
    code.getStatic(tree.name, StaticState.READY, "Z").jump(Opcodes.IFNE, done);
    register(code);
    code.push(1).putStatic(tree.name, StaticState.READY, "Z").label(start);
    statics
        .nearestAbove(tree.superName)
        .ifPresent(above -> code.callStatic(above, StaticState.ENSURE, "()V"));
    if (initialises) {
      call(code, StaticState.INITIALISER);
    }
    code.op(Opcodes.NOP).label(end).label(done).op(Opcodes.RETURN).label(failed).astore(0);
    code.push(0).putStatic(tree.name, StaticState.READY, "Z");
    code.ldc(Type.getObjectType(tree.name)).aload(0);
    code.hook(Hook.WRAPPED);
    MethodNode method = add(PUBLIC, StaticState.ENSURE, code.op(Opcodes.ATHROW));
    method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, failed, null));
  }
}
