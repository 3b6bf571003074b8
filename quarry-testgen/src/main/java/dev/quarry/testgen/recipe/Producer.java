package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * A constructor or method that gives an object.
 *
 * @param owner declares it
 * @param method its header
 */
record Producer(ClassFile owner, MethodNode method) {
  MethodId id() {
    return MethodId.ofInternal(owner.name(), method.name, method.desc);
  }

  boolean isConstructor() {
    return method.name.equals("<init>");
  }

  boolean hasReceiver() {
    return !isConstructor() && (method.access & Opcodes.ACC_STATIC) == 0;
  }

  CallKind kind() {
    if (isConstructor()) {
      boolean isHidden = (method.access & Opcodes.ACC_PRIVATE) != 0;
      return isHidden ? CallKind.HIDDEN_CONSTRUCTOR : CallKind.CONSTRUCTOR;
    }
    if (hasReceiver()) {
      return owner.isInterface() ? CallKind.INTERFACE : CallKind.VIRTUAL;
    }
    return owner.isInterface() ? CallKind.STATIC_INTERFACE : CallKind.STATIC;
  }

  /** The descriptor of what it gives. */
  String type() {
    return isConstructor()
        ? "L" + owner.name() + ";"
        : Type.getReturnType(method.desc).getDescriptor();
  }

  int parameters() {
    return Type.getArgumentTypes(method.desc).length;
  }
}
