package dev.quarry.program;

import org.objectweb.asm.Opcodes;

/**
 * A method as its class declares it, without its code.
 *
 * @param id which method
 * @param access its flags as in the class file
 */
public record MethodShape(MethodId id, int access) {
  public boolean isStatic() {
    return has(Opcodes.ACC_STATIC);
  }

  public boolean isPrivate() {
    return has(Opcodes.ACC_PRIVATE);
  }

  public boolean isPublic() {
    return has(Opcodes.ACC_PUBLIC);
  }

  public boolean isProtected() {
    return has(Opcodes.ACC_PROTECTED);
  }

  public boolean isFinal() {
    return has(Opcodes.ACC_FINAL);
  }

  public boolean isAbstract() {
    return has(Opcodes.ACC_ABSTRACT);
  }

  public boolean isNative() {
    return has(Opcodes.ACC_NATIVE);
  }

  /** Whether there is code to look at. */
  public boolean hasCode() {
    return !isAbstract() && !isNative();
  }

  /** Whether a call of it does something, seen or not. */
  public boolean isCallable() {
    return !isAbstract();
  }

  /** Whether the compiler made it to join two signatures. */
  public boolean isBridge() {
    return has(Opcodes.ACC_BRIDGE);
  }

  public boolean isSynthetic() {
    return has(Opcodes.ACC_SYNTHETIC);
  }

  /** Whether it makes or prepares a class or an object, and so is never inherited. */
  public boolean isInitialiser() {
    return id.name().startsWith("<");
  }

  private boolean has(int flag) {
    return (access & flag) != 0;
  }
}
