package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.statics.Statics;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which classes have static state, and where code makes sure that it is initialised in this run:
 * where the JVM would initialise the class if it were loaded afresh.
 */
final class StaticState {
  /** The method that has the code of the class initialiser. */
  static final String INITIALISER = Hooks.PREFIX + "clinit";

  /** The method that initialises the class unless this run has done so. */
  static final String ENSURE = Statics.ENSURE;

  /** Whether this run has initialised the class. The twin of no field is called so. */
  static final String READY = Hooks.PREFIX + Hooks.PREFIX + "ready";

  /** What becomes of a class between runs. */
  enum Kind {
    /** There is nothing to put back. */
    CONSTANT,
    /** The class is initialised anew by rewritten code. */
    RESET,
    /** Only loading it afresh puts it back, and a run may have left it as it was. */
    WATCHED,
    /** It must be loaded afresh for each run. */
    RELOAD
  }

  private final Mode mode;
  private final ClassHierarchy hierarchy;
  private final ImmutableTypes immutable;
  private final ReadOnlyStatics readOnly;
  private final ClosedInitialisers initialisers;
  private final Map<String, Kind> kinds = new HashMap<>();

  /** Classes being judged: what they depend on, and what was found out on the way. */
  private final Map<String, Kind> assumed = new HashMap<>();

  private int depth;

  StaticState(ClassHierarchy hierarchy, Predicate<MethodInsnNode> isMarker, Mode mode) {
    this.mode = mode;
    this.hierarchy = hierarchy;
    this.immutable = new ImmutableTypes(hierarchy);
    this.readOnly = new ReadOnlyStatics(hierarchy, immutable);
    this.initialisers = new ClosedInitialisers(hierarchy, isMarker);
  }

  /** Whether the method initialises its class, rewritten or not. */
  static boolean isInitialiser(MethodNode method) {
    return method.name.equals("<clinit>") || method.name.equals(INITIALISER);
  }

  /**
   * What becomes of a class. Classes whose initialisers need each other depend on who comes first,
   * so while one of them is judged, it counts as one to be put back.
   */
  Kind kindOf(String name) {
    if (mode == Mode.LIBRARY) {
      // The JDK is initialised once for all runs.
      return Kind.CONSTANT;
    }
    Kind known = kinds.get(name);
    if (known == null) {
      known = assumed.get(name);
    }
    return known == null ? decide(name) : known;
  }

  private Kind decide(String name) {
    assumed.put(name, Kind.RESET);
    depth++;
    Kind kind =
        hierarchy.find(name).filter(ClassFile::isOfProgram).map(this::judge).orElse(Kind.CONSTANT);
    depth--;
    if (depth == 0) {
      assumed.clear();
    } else {
      assumed.put(name, kind);
    }
    if (depth == 0 || kind == Kind.CONSTANT) {
      kinds.put(name, kind);
    }
    return kind;
  }

  private Kind judge(ClassFile file) {
    Optional<Set<String>> made = madeBy(file);
    boolean isQuiet = made.isPresent() && isConstantAbove(file);
    if (isQuiet && !hasState(file) && !(holdsFunctions(file) && mayChange(file, made.get()))) {
      return Kind.CONSTANT;
    }
    // New constants of an enum would not be the ones that others hold.
    boolean isFixed = file.isEnum() || file.isInterface();
    return !isFixed ? Kind.RESET : isQuiet ? Kind.WATCHED : Kind.RELOAD;
  }

  private boolean hasState(ClassFile file) {
    for (FieldNode field : file.header().fields) {
      if ((field.access & Opcodes.ACC_STATIC) != 0 && field.value == null) {
        boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
        boolean isSynthetic = (field.access & Opcodes.ACC_SYNTHETIC) != 0;
        boolean holds = !isSynthetic && !immutable.contains(Type.getType(field.desc));
        if (!isFinal || holds && !readOnly.contains(file, field)) {
          return true;
        }
      }
    }
    return file.isEnum() && !immutable.isImmutableEnum(file);
  }

  private boolean isConstantAbove(ClassFile file) {
    String above = file.superName();
    return above == null || file.isInterface() || staysAsItIs(above);
  }

  /** Whether the next run finds a class as its initialiser left it, or all classes are new. */
  private boolean staysAsItIs(String type) {
    Kind kind = kindOf(type);
    return kind == Kind.CONSTANT || kind == Kind.WATCHED;
  }

  private Optional<Set<String>> madeBy(ClassFile file) {
    return file.method("<clinit>", "()V").isEmpty()
        ? Optional.of(Set.of())
        : initialisers.madeBy(file, this::staysAsItIs, this::hasState);
  }

  /** Functions may be objects with state, or hold such. */
  private static boolean holdsFunctions(ClassFile file) {
    return file.header().fields.stream()
        .filter(field -> file.isEnum() || (field.access & Opcodes.ACC_STATIC) != 0)
        .anyMatch(field -> ImmutableTypes.isFunction(Type.getType(field.desc)));
  }

  private boolean mayChange(ClassFile file, Set<String> made) {
    // The array of an enum's constants is copied for whoever asks.
    String constants = "[L" + file.name() + ";";
    return !made.stream()
        .filter(type -> !type.equals(constants))
        .allMatch(type -> immutable.contains(Type.getObjectType(type)));
  }

  /** The nearest superclass with state to put back. */
  Optional<String> nearestAbove(String superName) {
    return hierarchy.superclasses(superName).stream()
        .map(ClassFile::name)
        .filter(name -> kindOf(name) == Kind.RESET)
        .findFirst();
  }

  /** Writes what must happen before a static field is used by a method of a class. */
  void beforeAccess(CodeWriter code, String from, MethodNode method, FieldInsnNode used) {
    for (ClassFile type : hierarchy.superclasses(used.owner)) {
      boolean declares =
          type.header().fields.stream()
              .anyMatch(f -> f.name.equals(used.name) && f.desc.equals(used.desc));
      if (declares) {
        // An object may have come about without a constructor, as deserialisation makes them.
        ensure(code, isChecked(method) ? from : "", type.name());
        return;
      }
    }
  }

  /** Writes what must happen before an object of a class is made, or code of it entered. */
  void ensure(CodeWriter code, String from, String type) {
    if (!from.equals(type) && kindOf(type) == Kind.RESET) {
      check(code, type);
    }
  }

  /** Writes what must happen at the beginning of a class's own method. */
  void atEntry(CodeWriter code, String type, MethodNode method) {
    boolean checks = isChecked(method) && !isInitialiser(method);
    if (checks && kindOf(type) == Kind.RESET) {
      check(code, type);
    }
  }

  /** Whether the class is known to be initialised in the method, from its beginning on. */
  private static boolean isChecked(MethodNode method) {
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    boolean isAdded = method.name.startsWith(Hooks.PREFIX) || method.name.startsWith("lambda$");
    return isStatic && !isAdded || method.name.equals("<init>") || isInitialiser(method);
  }

  private static void check(CodeWriter code, String type) {
    LabelNode ready = new LabelNode();
    code.getStatic(type, READY, "Z").jump(Opcodes.IFNE, ready);
    code.callStatic(type, ENSURE, "()V").label(ready);
  }
}
