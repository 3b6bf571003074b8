package dev.quarry.program.invariant;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether an object that is being made can be seen by others: its constructor, or one above it,
 * hands {@code this} on, or calls a method on it that does so or reads a certain field.
 */
final class Construction {
  /** Where more methods than this are called on {@code this}, some other one may show it. */
  private static final int MOST_FOLLOWED = 40;

  private static final String CLASS_OF = "java/lang/Object.getClass()Ljava/lang/Class;";
  private static final String THROWABLE = "java/lang/Throwable";

  private final ClassHierarchy hierarchy;
  private final ClassFile type;
  private final FieldKey field;
  private final Map<String, ClassNode> trees = new HashMap<>();

  /**
   * @param type the class whose objects are made, or a class above theirs
   * @param field of the class that matters
   */
  Construction(ClassHierarchy hierarchy, ClassFile type, FieldKey field) {
    this.hierarchy = hierarchy;
    this.type = type;
    this.field = field;
  }

  /** Whether an instruction of a constructor of the class lets others see the object. */
  boolean isShown(AbstractInsnNode instruction, MethodState state) {
    return isShown(instruction, state, new HashSet<>());
  }

  /**
   * @param followed methods that have been, or are being, looked through
   */
  private boolean isShown(AbstractInsnNode instruction, MethodState state, Set<String> followed) {
    return switch (instruction.getOpcode()) {
      case Opcodes.PUTFIELD, Opcodes.PUTSTATIC, Opcodes.AASTORE, Opcodes.ARETURN, Opcodes.ATHROW ->
          state.operand(0).maybeSelf();
      case Opcodes.INVOKEDYNAMIC ->
          isPassed(state, count(((InvokeDynamicInsnNode) instruction).desc));
      case Opcodes.INVOKESTATIC -> isPassed(state, count(((MethodInsnNode) instruction).desc));
      case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESPECIAL ->
          isShown((MethodInsnNode) instruction, state, followed);
      default -> false;
    };
  }

  private static int count(String descriptor) {
    return Type.getArgumentTypes(descriptor).length;
  }

  private static boolean isPassed(MethodState state, int arguments) {
    for (int i = 0; i < arguments; i++) {
      if (state.operand(i).maybeSelf()) {
        return true;
      }
    }
    return false;
  }

  private boolean isShown(MethodInsnNode call, MethodState state, Set<String> followed) {
    int arguments = MethodState.arguments(call);
    if (isPassed(state, arguments)) {
      return true;
    }
    if (!state.operand(arguments).maybeSelf()) {
      return false;
    }
    if (call.name.equals("<init>")) {
      // Another constructor of the class is looked through by itself.
      return !call.owner.equals(type.name()) && shows(call.owner, call, followed);
    }
    return shows(call.owner, call, followed)
        || (call.getOpcode() != Opcodes.INVOKESPECIAL
            && hierarchy.subtypes(type.name()).stream()
                .anyMatch(subtype -> shows(subtype, call, followed)));
  }

  /**
   * Whether a call of a method on an object of a class shows the object. All methods of that name
   * from there upwards are looked at: private ones and those of other packages are overridden by
   * none.
   */
  private boolean shows(String from, MethodInsnNode call, Set<String> followed) {
    List<ClassFile> owners =
        hierarchy.superclasses(from).stream()
            .filter(file -> file.method(call.name, call.desc).isPresent())
            .toList();
    if (owners.isEmpty()) {
      // A method of an interface, or one that is missing.
      return !hierarchy.find(from).map(ClassFile::isAbstract).orElse(false);
    }
    boolean isOne = call.name.equals("<init>");
    for (ClassFile owner : isOne ? owners.subList(0, 1) : owners) {
      boolean isNew = followed.add(owner.name() + "." + call.name + call.desc);
      if (followed.size() > MOST_FOLLOWED || (isNew && shows(owner, call, followed))) {
        return true;
      }
    }
    return false;
  }

  private boolean shows(ClassFile owner, MethodInsnNode call, Set<String> followed) {
    Optional<MethodNode> method = method(owner, call);
    return method.isEmpty() || shows(owner, method.get(), followed);
  }

  private Optional<MethodNode> method(ClassFile owner, MethodInsnNode call) {
    return trees.computeIfAbsent(owner.name(), any -> owner.tree()).methods.stream()
        .filter(one -> one.name.equals(call.name) && one.desc.equals(call.desc))
        .findFirst();
  }

  private boolean shows(ClassFile owner, MethodNode method, Set<String> followed) {
    boolean isAbstract = (method.access & Opcodes.ACC_ABSTRACT) != 0;
    if (isAbstract || isHarmless(owner, method)) {
      return false;
    }
    boolean isNative = (method.access & Opcodes.ACC_NATIVE) != 0;
    Optional<List<@Nullable MethodState>> states =
        isNative ? Optional.empty() : MethodStates.of(owner.name(), method);
    if (states.isEmpty()) {
      return true;
    }
    for (int i = 0; i < method.instructions.size(); i++) {
      MethodState state = states.get().get(i);
      AbstractInsnNode instruction = method.instructions.get(i);
      if (state != null && (isShown(instruction, state, followed) || isRead(instruction, state))) {
        return true;
      }
    }
    return false;
  }

  /** Of the JDK's methods, one that every exception begins with. */
  private boolean isHarmless(ClassFile owner, MethodNode method) {
    if (owner.name().equals(THROWABLE) && method.name.equals("<init>")) {
      return hierarchy.subtypes(type.name()).stream()
          .flatMap(name -> hierarchy.superclasses(name).stream())
          .filter(ClassFile::isOfProgram)
          .noneMatch(file -> declares(file, "fillInStackTrace"));
    }
    return (owner.name() + "." + method.name + method.desc).equals(CLASS_OF);
  }

  private static boolean declares(ClassFile file, String method) {
    return file.methods().stream().anyMatch(one -> one.id().name().equals(method));
  }

  /** Whether the field is read, which may not have been written yet. */
  private boolean isRead(AbstractInsnNode instruction, MethodState state) {
    return instruction instanceof FieldInsnNode use
        && use.getOpcode() == Opcodes.GETFIELD
        && state.operand(0).maybeSelf()
        && field.equals(FieldKey.of(use));
  }
}
