package dev.quarry.spec.weave;

import java.util.Optional;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Where woven code keeps something: a field of each object, or a static field.
 *
 * @param owner the internal name of the class with the field
 * @param name of the field
 * @param type its descriptor
 * @param isStatic whether there is one for all
 */
record Ghost(String owner, String name, String type, boolean isStatic) {
  /** How many calls of an object are going on. */
  static final String DEPTH = "$quarry$calls";

  static final String STATE = "$quarry$state";
  static final String LOG = "$quarry$events";

  /** The class with the static field that says on what a driver has just called a method. */
  static final String CALLER = "quarry_monitors/Caller";

  static final Ghost CALLED = new Ghost(CALLER, "called", "Ljava/lang/Object;", true);

  /** Whether code may have changed something. */
  static final Ghost CHANGED = new Ghost(CALLER, "changed", "Z", true);

  void load(MethodVisitor code) {
    if (!isStatic) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    code.visitFieldInsn(isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD, owner, name, type);
  }

  /** Stores what some code leaves on the stack. */
  void store(MethodVisitor code, Runnable value) {
    if (!isStatic) {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    value.run();
    code.visitFieldInsn(isStatic ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, owner, name, type);
  }

  /** The last call of a driver was on this object, or on this class: leaves a truth value. */
  static void isDirect(MethodVisitor code, Optional<String> ofClass) {
    var no = new org.objectweb.asm.Label();
    var end = new org.objectweb.asm.Label();
    CALLED.load(code);
    if (ofClass.isPresent()) {
      code.visitLdcInsn(org.objectweb.asm.Type.getObjectType(ofClass.get()));
    } else {
      code.visitVarInsn(Opcodes.ALOAD, 0);
    }
    code.visitJumpInsn(Opcodes.IF_ACMPNE, no);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitJumpInsn(Opcodes.GOTO, end);
    code.visitLabel(no);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitLabel(end);
  }
}
