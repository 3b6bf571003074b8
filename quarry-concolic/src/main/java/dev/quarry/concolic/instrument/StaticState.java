package dev.quarry.concolic.instrument;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which classes have static state, and where code makes sure that it is initialised in this run:
 * where the JVM would initialise the class if it were loaded afresh.
 */
final class StaticState {
  /** The method that has the code of the class initialiser. */
  static final String INITIALISER = Hooks.PREFIX + "clinit";

  /** The method that initialises the class unless this run has done so. */
  static final String ENSURE = Hooks.PREFIX + "ensure";

  /** Whether this run has initialised the class. The twin of no field is called so. */
  static final String READY = Hooks.PREFIX + Hooks.PREFIX + "ready";

  /** What becomes of a class between runs. */
  enum Kind {
    /** There is nothing to put back. */
    CONSTANT,
    /** The class is initialised anew by rewritten code. */
    RESET,
    /** Only loading it afresh puts it back. */
    RELOAD
  }

  private final ClassHierarchy hierarchy;
  private final ImmutableTypes immutable;
  private final Map<String, Kind> kinds = new HashMap<>();

  StaticState(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.immutable = new ImmutableTypes(hierarchy);
  }

  /** Whether the method initialises its class, rewritten or not. */
  static boolean isInitialiser(MethodNode method) {
    return method.name.equals("<clinit>") || method.name.equals(INITIALISER);
  }

  Kind kindOf(String name) {
    Kind kind = kinds.get(name);
    if (kind == null) {
      kind =
          hierarchy
              .find(name)
              .filter(ClassFile::isOfProgram)
              .map(this::judge)
              .orElse(Kind.CONSTANT);
      kinds.put(name, kind);
    }
    return kind;
  }

  private Kind judge(ClassFile file) {
    boolean varies = false;
    boolean holds = false;
    for (FieldNode field : file.header().fields) {
      if ((field.access & Opcodes.ACC_STATIC) != 0 && field.value == null) {
        boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
        boolean synthetic = (field.access & Opcodes.ACC_SYNTHETIC) != 0;
        varies |= !isFinal;
        holds |= !synthetic && !immutable.contains(Type.getType(field.desc));
      }
    }
    if (file.isEnum()) {
      // New constants would not be the ones that others hold.
      return varies ? Kind.RELOAD : Kind.CONSTANT;
    }
    if (!varies && !holds) {
      return Kind.CONSTANT;
    }
    return file.isInterface() ? Kind.RELOAD : Kind.RESET;
  }

  /** The nearest superclass with state to put back. */
  Optional<String> nearestAbove(String superName) {
    return hierarchy.superclasses(superName).stream()
        .map(ClassFile::name)
        .filter(name -> kindOf(name) == Kind.RESET)
        .findFirst();
  }

  /** Writes what must happen before a static field is used by a class. */
  void beforeAccess(Code code, String from, String owner, String name, String descriptor) {
    for (ClassFile type : hierarchy.superclasses(owner)) {
      boolean declares =
          type.header().fields.stream()
              .anyMatch(f -> f.name.equals(name) && f.desc.equals(descriptor));
      if (declares) {
        ensure(code, from, type.name());
        return;
      }
    }
  }

  /** Writes what must happen before an object of a class is made, or code of it entered. */
  void ensure(Code code, String from, String type) {
    if (!from.equals(type) && kindOf(type) == Kind.RESET) {
      check(code, type);
    }
  }

  /** Writes what must happen at the beginning of a class's own method. */
  void atEntry(Code code, String type, MethodNode method) {
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    boolean enters =
        isStatic
            && !method.name.startsWith("lambda$")
            && !method.name.startsWith("<")
            && !method.name.startsWith(Hooks.PREFIX);
    if ((enters || method.name.equals("<init>")) && kindOf(type) == Kind.RESET) {
      check(code, type);
    }
  }

  private static void check(Code code, String type) {
    LabelNode ready = new LabelNode();
    code.getStatic(type, READY, "Z").jump(Opcodes.IFNE, ready);
    code.hook(type, ENSURE, "()V").label(ready);
  }
}
