package dev.quarry.concolic.instrument;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * Which fields have a twin that holds their shadow: those of rewritten classes, not of interfaces.
 * Static finals have none: they are set before inputs matter, and read often.
 */
final class Twins {
  private static final int TWIN_FLAGS =
      Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT;

  private final ClassHierarchy hierarchy;
  private final InstrumentOptions options;
  private final Map<String, Boolean> known = new HashMap<>();

  Twins(ClassHierarchy hierarchy, InstrumentOptions options) {
    this.hierarchy = hierarchy;
    this.options = options;
  }

  /** Whether the field that an instruction names has a twin. */
  boolean hasTwin(FieldInsnNode insn) {
    String key = insn.owner + '.' + insn.name + ':' + insn.desc;
    Boolean has = known.get(key);
    if (has == null) {
      has = find(insn.owner, insn.name, insn.desc);
      known.put(key, has);
    }
    return has;
  }

  /** Makes the fields of a class known that is on no class path. */
  void declare(ClassNode made) {
    for (FieldNode field : made.fields) {
      boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
      known.put(made.name + '.' + field.name + ':' + field.desc, !isStatic);
    }
  }

  private boolean find(String owner, String name, String descriptor) {
    for (ClassFile type : hierarchy.superclasses(owner)) {
      Optional<FieldNode> field =
          type.header().fields.stream()
              .filter(f -> f.name.equals(name) && f.desc.equals(descriptor))
              .findFirst();
      if (field.isPresent()) {
        boolean isRewritten = type.isOfProgram() || options.followed().contains(type.name());
        return isRewritten && getsTwin(type.header(), field.get(), type.isOfProgram());
      }
    }
    return false;
  }

  /** Adds the twins of a class's own fields. */
  void addTo(ClassNode type) {
    if ((type.access & Opcodes.ACC_INTERFACE) != 0) {
      return;
    }
    List<FieldNode> own = List.copyOf(type.fields);
    for (FieldNode field : own) {
      if (getsTwin(type, field, true)) {
        int flags = TWIN_FLAGS | (field.access & Opcodes.ACC_STATIC);
        type.fields.add(new FieldNode(flags, Hooks.twin(field.name), Hooks.E, null, null));
      }
    }
  }

  /** Static state of the JDK lives longer than a run, and its shadows would. */
  private boolean getsTwin(ClassNode type, FieldNode field, boolean isOfProgram) {
    int staticFinal = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    boolean isOfLibrary = !isOfProgram || options.mode() == Mode.LIBRARY;
    return (type.access & Opcodes.ACC_INTERFACE) == 0
        && (field.access & staticFinal) != staticFinal
        && !(isOfLibrary && (field.access & Opcodes.ACC_STATIC) != 0)
        && isFirstOfItsName(type, field);
  }

  /** Fields of one name and different types are legal, if rare; only one of them gets a twin. */
  private static boolean isFirstOfItsName(ClassNode type, FieldNode field) {
    for (FieldNode other : type.fields) {
      if (other.name.equals(field.name)) {
        return other.desc.equals(field.desc);
      }
    }
    return true;
  }
}
