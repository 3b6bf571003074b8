package dev.quarry.concolic.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The arguments of a call while its slow path is written. The receiver stays on the stack, so that
 * the message of a {@code NullPointerException} still names where it is from.
 */
final class ArgumentShadows {
  private static final Type REFERENCE = Type.getObjectType("java/lang/Object");

  private final MethodRewrite m;
  private final boolean hasReceiver;
  private final Type[] parameters;
  private final int[] shadows;
  private final List<Integer> locals = new ArrayList<>();
  private int receiver = CodeWriter.NONE;
  private int boxed = CodeWriter.NONE;
  private int shadowArray = CodeWriter.NONE;

  /** Takes the arguments off the state. */
  ArgumentShadows(MethodRewrite rewrite, String descriptor, boolean hasReceiver) {
    this.m = rewrite;
    this.hasReceiver = hasReceiver;
    this.parameters = Type.getArgumentTypes(descriptor);
    int count = parameters.length + (hasReceiver ? 1 : 0);
    this.shadows = new int[count];
    for (int i = 0; i < count; i++) {
      shadows[i] = m.state.fromTop(count - 1 - i);
    }
    m.state.pop(count);
  }

  /** The locals with the shadows, receiver first. */
  int[] shadows() {
    return shadows;
  }

  int receiverShadow() {
    return hasReceiver ? shadows[0] : CodeWriter.NONE;
  }

  boolean hasReceiver() {
    return hasReceiver;
  }

  /** The local with the copy of the receiver. */
  int receiver() {
    return receiver;
  }

  boolean isSymbolic() {
    for (int shadow : shadows) {
      if (shadow != CodeWriter.NONE) {
        return true;
      }
    }
    return false;
  }

  /** Likewise, without the receiver, whose shadow no callee takes. */
  boolean hasSymbolicParameter() {
    for (int i = hasReceiver ? 1 : 0; i < shadows.length; i++) {
      if (shadows[i] != CodeWriter.NONE) {
        return true;
      }
    }
    return false;
  }

  /** Puts all but the receiver into locals. */
  void spill(CodeWriter code) {
    if (locals.isEmpty()) {
      for (Type parameter : parameters) {
        locals.add(m.temporary(parameter));
      }
    }
    for (int i = parameters.length - 1; i >= 0; i--) {
      code.store(parameters[i], locals.get(i));
    }
  }

  /** Puts a copy of the receiver into a local; it stays on the stack. */
  int copyReceiver(CodeWriter code) {
    if (receiver == CodeWriter.NONE) {
      receiver = m.temporary(REFERENCE);
    }
    code.op(Opcodes.DUP).astore(receiver);
    return receiver;
  }

  void reload(CodeWriter code) {
    for (int i = 0; i < parameters.length; i++) {
      code.load(parameters[i], locals.get(i));
    }
  }

  /** Makes the two arrays that hooks take, with or without the receiver, after spilling. */
  void pack(CodeWriter code, boolean withReceiver) {
    if (boxed == CodeWriter.NONE) {
      boxed = m.temporary(REFERENCE);
      shadowArray = m.temporary(REFERENCE);
    }
    boolean first = withReceiver && hasReceiver;
    int offset = first ? 1 : 0;
    Type[] types = new Type[parameters.length + offset];
    int[] values = new int[types.length];
    int[] ofValues = new int[types.length];
    if (first) {
      types[0] = REFERENCE;
      values[0] = receiver;
      ofValues[0] = shadows[0];
    }
    for (int i = 0; i < parameters.length; i++) {
      types[i + offset] = parameters[i];
      values[i + offset] = locals.get(i);
      ofValues[i + offset] = shadows[i + (hasReceiver ? 1 : 0)];
    }
    code.boxedArray(types, values).astore(boxed);
    code.shadows(ofValues).astore(shadowArray);
  }

  /** Pushes the two arrays. */
  CodeWriter packed(CodeWriter code) {
    return code.aload(boxed).aload(shadowArray);
  }
}
