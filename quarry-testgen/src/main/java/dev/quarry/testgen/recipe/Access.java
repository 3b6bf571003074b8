package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Optional;
import javax.lang.model.SourceVersion;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InnerClassNode;

/** What a test in a package may name. */
final class Access {
  private final ClassHierarchy hierarchy;
  private final String caller;

  /**
   * @param hierarchy of the program
   * @param caller the package of the test, with slashes
   */
  Access(ClassHierarchy hierarchy, String caller) {
    this.hierarchy = hierarchy;
    this.caller = caller;
  }

  /** The package of the test, with slashes. */
  String home() {
    return caller;
  }

  /** Whether a test can write a type, given by its descriptor. */
  boolean canName(String descriptor) {
    Type type = Type.getType(descriptor);
    if (type.getSort() == Type.ARRAY) {
      return canName(type.getElementType().getDescriptor());
    }
    return type.getSort() != Type.OBJECT
        || hierarchy.find(type.getInternalName()).filter(this::canName).isPresent();
  }

  /** Whether a class is of the program, and of the test's package. */
  boolean isAtHome(ClassFile file) {
    return file.isOfProgram() && Names.packageOf(file.name()).equals(caller);
  }

  /** Whether a test can write the name of a class. */
  boolean canName(ClassFile file) {
    return isOpen(file) && isWritable(file.name()) && areNestingClassesOpen(file);
  }

  private boolean isOpen(ClassFile file) {
    boolean isSame = Names.packageOf(file.name()).equals(caller);
    if (!file.isOfProgram() && !isExported(file.name())) {
      return false;
    }
    // Classes of the unnamed package can't be imported.
    if (!isSame && Names.packageOf(file.name()).isEmpty()) {
      return false;
    }
    return isOpen(nested(file).map(node -> node.access).orElse(file.access()), file.name());
  }

  /** Whether the flags of a class or member let the test see it. */
  boolean isOpen(int flags, String owner) {
    if ((flags & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) != 0) {
      return false;
    }
    return (flags & Opcodes.ACC_PUBLIC) != 0 || Names.packageOf(owner).equals(caller);
  }

  private boolean areNestingClassesOpen(ClassFile file) {
    if (file.header().outerMethod != null) {
      return false;
    }
    Optional<InnerClassNode> nested = nested(file);
    if (nested.isEmpty()) {
      return file.header().outerClass == null;
    }
    // Local and anonymous classes have no class around them that says so.
    if (nested.get().outerName == null || nested.get().innerName == null) {
      return false;
    }
    return hierarchy.find(nested.get().outerName).filter(this::canName).isPresent();
  }

  /** What the class file says about its class being nested. */
  static Optional<InnerClassNode> nested(ClassFile file) {
    return file.header().innerClasses.stream()
        .filter(node -> node.name.equals(file.name()))
        .findFirst();
  }

  /** Whether instances need an instance of the class around them. */
  static boolean isInner(ClassFile file) {
    return nested(file)
        .filter(node -> (node.access & (Opcodes.ACC_STATIC | Opcodes.ACC_INTERFACE)) == 0)
        .isPresent();
  }

  /** Whether the name consists of what Java calls identifiers, and of no keywords. */
  static boolean isWritable(String internalName) {
    for (String part : internalName.split("/", -1)) {
      if (!SourceVersion.isName(part)) {
        return false;
      }
    }
    return true;
  }

  /** The JDK's packages that programs are meant to use. */
  private static boolean isExported(String name) {
    return name.startsWith("java/")
        || name.startsWith("javax/")
        || name.startsWith("org/w3c/dom/")
        || name.startsWith("org/xml/sax/");
  }
}
