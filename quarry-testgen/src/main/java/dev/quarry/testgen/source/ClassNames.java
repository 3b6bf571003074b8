package dev.quarry.testgen.source;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.ProgramException;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayDeque;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InnerClassNode;

/** How classes are called in source, and from where they may be named. */
final class ClassNames {
  private final ClassHierarchy hierarchy;

  ClassNames(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * The parts of a class's name.
   *
   * @param home the package, empty for the unnamed one
   * @param outermost the simple name of the class around all others
   * @param rest what follows it, such as {@code .Inner}, or nothing
   */
  record Name(String home, String outermost, String rest) {
    String simple() {
      return outermost + rest;
    }

    String full() {
      return (home.isEmpty() ? "" : home + ".") + simple();
    }
  }

  Name of(String internal) {
    ArrayDeque<String> parts = new ArrayDeque<>();
    String outer = internal;
    Optional<InnerClassNode> nesting = nesting(internal);
    while (nesting.isPresent() && nesting.get().outerName != null) {
      parts.addFirst(nesting.get().innerName);
      outer = nesting.get().outerName;
      nesting = nesting(outer);
    }
    String home = Names.packageOf(outer);
    String outermost = home.isEmpty() ? outer : outer.substring(home.length() + 1);
    StringBuilder rest = new StringBuilder();
    parts.forEach(part -> rest.append('.').append(part));
    return new Name(Names.binary(home), outermost, rest.toString());
  }

  /** Whether an object of this class has one of the class around it. */
  boolean isInner(String internal) {
    return nesting(internal)
        .filter(node -> node.outerName != null && (node.access & Opcodes.ACC_STATIC) == 0)
        .isPresent();
  }

  /** Whether code in a package (its binary name) may name the class. */
  boolean isAccessible(String internal, String from) {
    Optional<ClassFile> file = hierarchy.find(internal);
    if (file.isEmpty()) {
      return true;
    }
    boolean samePackage = Names.binary(Names.packageOf(internal)).equals(from);
    if (!samePackage && !isExported(file.get())) {
      return false;
    }
    Optional<InnerClassNode> nesting = nesting(internal);
    if (nesting.isEmpty()) {
      return samePackage || file.get().isPublic();
    }
    String outer = nesting.get().outerName;
    int access = nesting.get().access;
    boolean open = (access & Opcodes.ACC_PUBLIC) != 0;
    boolean closed = (access & Opcodes.ACC_PRIVATE) != 0;
    return outer != null && (open || samePackage && !closed) && isAccessible(outer, from);
  }

  /** Whether there is a top-level class of that simple name in a package (its binary name). */
  boolean exists(String home, String simple) {
    String internal = home.isEmpty() ? simple : Names.internal(home) + "/" + simple;
    try {
      return hierarchy.find(internal).isPresent();
    } catch (ProgramException e) {
      // It is there, and can't be read.
      return true;
    }
  }

  /** Packages of the JDK that every module may use, as far as tests need them. */
  private static boolean isExported(ClassFile file) {
    return file.isOfProgram()
        || file.name().startsWith("java/")
        || file.name().startsWith("javax/")
        || file.name().startsWith("org/");
  }

  private Optional<InnerClassNode> nesting(String internal) {
    return hierarchy
        .find(internal)
        .flatMap(
            file ->
                file.header().innerClasses.stream()
                    .filter(node -> node.name.equals(internal))
                    .findFirst());
  }
}
