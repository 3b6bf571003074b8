package dev.quarry.program;

import org.objectweb.asm.Opcodes;

/** What the {@code java} command calls: it passes an array, without null in it. */
public final class JavaLauncher {
  private JavaLauncher() {}

  /**
   * Whether the launcher calls such a method.
   *
   * @param access its flags
   */
  public static boolean calls(MethodId method, int access) {
    int needed = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    return method.name().equals("main")
        && method.descriptor().equals("([Ljava/lang/String;)V")
        && (access & needed) == needed;
  }
}
