package dev.quarry.engine.scope;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodShape;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InnerClassNode;

/** Which classes and methods are worth a test. Private ones never are: no test could call them. */
public enum Visibility {
  /** Public methods of public classes. */
  PUBLIC,
  /** What a test in the same package may call. */
  PACKAGE;

  /** Whether a method is visible, if its class is. */
  public boolean admits(MethodShape method) {
    return method.isPublic() || (this == PACKAGE && !method.isPrivate());
  }

  /** Looks at the classes around a nested one too; a class without a name is never admitted. */
  public boolean admits(ClassFile type, ClassPath classPath) {
    if ((type.access() & Opcodes.ACC_SYNTHETIC) != 0) {
      return false;
    }
    for (InnerClassNode nesting : type.header().innerClasses) {
      if (nesting.name.equals(type.name())) {
        return nesting.outerName != null
            && admits(nesting.access)
            && around(nesting, classPath).map(outer -> admits(outer, classPath)).orElse(false);
      }
    }
    return type.header().outerClass == null && admits(type.access());
  }

  private static Optional<ClassFile> around(InnerClassNode nesting, ClassPath classPath) {
    return classPath.find(nesting.outerName);
  }

  private boolean admits(int access) {
    return this == PUBLIC
        ? (access & Opcodes.ACC_PUBLIC) != 0
        : (access & Opcodes.ACC_PRIVATE) == 0;
  }
}
