package dev.quarry.program.invariant;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The values that fields of one class can have, as far as all code is known that may write them:
 * the class itself for final fields, its nest for private ones. A field also has its default where
 * somebody may see the object before a constructor has written it; that is so for all fields if the
 * object can come back from a constructor that failed.
 */
final class WrittenFields {
  /** Classes by which private and final fields can be written without an instruction for it. */
  private static final Set<String> OTHER_WRITERS =
      Set.of(
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/invoke/VarHandle",
          "java/lang/reflect/Field",
          "java/util/concurrent/atomic/AtomicReferenceFieldUpdater",
          "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
          "jdk/internal/misc/Unsafe",
          "sun/misc/Unsafe");

  /** What they declare does nothing. */
  private static final Set<String> WITHOUT_FINALISER = Set.of("java/lang/Object", "java/lang/Enum");

  private static final String SERIALIZABLE = "java/io/Serializable";

  private final ClassHierarchy hierarchy;
  private final ClassFile type;
  private final Map<FieldKey, Known> values = new LinkedHashMap<>();

  WrittenFields(ClassHierarchy hierarchy, ClassFile type) {
    this.hierarchy = hierarchy;
    this.type = type;
  }

  /** What is known, by the names of fields. */
  Map<String, FieldInvariant> invariants() {
    Set<FieldKey> fields = candidates();
    Optional<List<ClassNode>> writers = fields.isEmpty() ? Optional.empty() : nest();
    if (writers.isEmpty() || comesBack() || writers.get().stream().anyMatch(this::isBeyond)) {
      return Map.of();
    }
    for (ClassNode writer : writers.get()) {
      for (MethodNode method : writer.methods) {
        if (!look(writer, method, fields)) {
          return Map.of();
        }
      }
    }
    Map<String, FieldInvariant> found = new LinkedHashMap<>();
    values.forEach(
        (field, value) -> invariant(field, value).ifPresent(it -> found.put(field.name(), it)));
    return found;
  }

  private Set<FieldKey> candidates() {
    boolean isSerializable = hierarchy.isSubtype(type.name(), SERIALIZABLE);
    Map<String, Long> named =
        type.header().fields.stream()
            .collect(Collectors.groupingBy(field -> field.name, Collectors.counting()));
    Set<FieldKey> fields = new LinkedHashSet<>();
    for (FieldNode field : type.header().fields) {
      boolean isOwn = (field.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL)) != 0;
      boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
      boolean isLost = isSerializable && (field.access & Opcodes.ACC_TRANSIENT) != 0;
      FieldKey key = FieldKey.of(field);
      boolean isKind = key.isReference() || key.isNumber();
      if (isOwn
          && !isStatic
          && !isLost
          && isKind
          && Long.valueOf(1).equals(named.get(field.name))
          && !isHidden(field.name)) {
        fields.add(key);
      }
    }
    return fields;
  }

  static boolean declares(ClassFile file, String field) {
    return file.header().fields.stream().anyMatch(one -> one.name.equals(field));
  }

  /** Whether a class above or below has a field of that name, which may be taken for this one. */
  private boolean isHidden(String field) {
    return Stream.concat(
            hierarchy.superclasses(type.name()).stream(),
            hierarchy.subtypes(type.name()).stream().flatMap(name -> hierarchy.find(name).stream()))
        .anyMatch(file -> !file.name().equals(type.name()) && declares(file, field));
  }

  /** All classes that may use private members of this one; empty if one is missing. */
  private Optional<List<ClassNode>> nest() {
    String host = type.header().nestHostClass == null ? type.name() : type.header().nestHostClass;
    Optional<ClassFile> found = hierarchy.find(host);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    List<String> members = new ArrayList<>();
    members.add(host);
    if (found.get().header().nestMembers != null) {
      members.addAll(found.get().header().nestMembers);
    }
    List<ClassNode> nest = new ArrayList<>();
    for (String member : members) {
      Optional<ClassFile> file = hierarchy.find(member);
      if (file.isEmpty()) {
        return Optional.empty();
      }
      nest.add(file.get().tree());
    }
    return Optional.of(nest);
  }

  /** Whether a finaliser gets objects whose constructor failed. */
  private boolean comesBack() {
    return hierarchy.subtypes(type.name()).stream()
        .flatMap(name -> hierarchy.superclasses(name).stream())
        .filter(file -> !WITHOUT_FINALISER.contains(file.name()))
        .anyMatch(file -> file.method("finalize", "()V").isPresent());
  }

  private boolean isBeyond(ClassNode writer) {
    return writer.methods.stream()
        .anyMatch(
            method -> {
              if ((method.access & Opcodes.ACC_NATIVE) != 0) {
                return true;
              }
              for (AbstractInsnNode instruction : method.instructions) {
                if (instruction instanceof MethodInsnNode call
                    && OTHER_WRITERS.contains(call.owner)) {
                  return true;
                }
              }
              return false;
            });
  }

  /** Takes in what a method writes; whether it could be understood. */
  private boolean look(ClassNode writer, MethodNode method, Set<FieldKey> fields) {
    boolean isConstructor = method.name.equals("<init>") && writer.name.equals(type.name());
    if (method.instructions.size() == 0 || (!isConstructor && !writes(method, fields))) {
      return true;
    }
    Optional<List<@Nullable MethodState>> states = MethodStates.of(writer.name, method);
    if (states.isEmpty()) {
      return false;
    }
    for (int i = 0; i < method.instructions.size(); i++) {
      AbstractInsnNode instruction = method.instructions.get(i);
      MethodState state = states.get().get(i);
      if (state == null) {
        continue;
      }
      if (isWrite(instruction, fields)) {
        values.merge(FieldKey.of((FieldInsnNode) instruction), state.operand(0), Known::or);
      }
      if (isConstructor) {
        fields.stream()
            .filter(field -> !state.hasWritten(field) && isSeen(instruction, state, field))
            .forEach(field -> values.merge(field, standard(field), Known::or));
      }
    }
    return true;
  }

  private boolean writes(MethodNode method, Set<FieldKey> fields) {
    for (AbstractInsnNode instruction : method.instructions) {
      if (isWrite(instruction, fields)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of the fields is written, by whichever class below code names it. */
  private boolean isWrite(AbstractInsnNode instruction, Set<FieldKey> fields) {
    return instruction instanceof FieldInsnNode use
        && use.getOpcode() == Opcodes.PUTFIELD
        && fields.contains(FieldKey.of(use))
        && hierarchy.superclasses(use.owner).stream()
            .filter(file -> declares(file, use.name))
            .findFirst()
            .map(file -> file.name().equals(type.name()))
            .orElse(true);
  }

  private boolean isSeen(AbstractInsnNode instruction, MethodState state, FieldKey field) {
    return instruction.getOpcode() == Opcodes.RETURN
        || new Construction(hierarchy, type, field).isShown(instruction, state);
  }

  /** What a field has before anybody has written it. */
  private static Known standard(FieldKey field) {
    return field.isReference() ? Known.any(1) : Known.between(0, 0);
  }

  private static Optional<FieldInvariant> invariant(FieldKey field, Known value) {
    if (field.isReference()) {
      return value.isThere() ? Optional.of(new FieldInvariant.NeverNull()) : Optional.empty();
    }
    boolean isAny = value.low() == Integer.MIN_VALUE && value.high() == Integer.MAX_VALUE;
    return isAny
        ? Optional.empty()
        : Optional.of(new FieldInvariant.Between(value.low(), value.high()));
  }
}
