package dev.quarry.spec.weave;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Which code of some classes may change what a later call sees: it stores into a field or an array,
 * or calls code elsewhere. Good enough to choose what is tried first; nothing is concluded from it.
 */
public final class Changes {
  /** Stands for elements of arrays, and for whatever code elsewhere may change. */
  private static final String ELSEWHERE = "*";

  private static final int LARGE = 8_000;

  private static final String LANGUAGE = "java/lang/";

  /** The classes of {@code java.lang} whose objects others can see changing. */
  private static final Set<String> CHANGING =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer", "java/lang/ThreadLocal");

  private final Map<String, ClassNode> classes = new LinkedHashMap<>();

  /**
   * @param types binary names of classes; what they extend, and what is nested with them, is looked
   *     at, too
   */
  public Changes(ClassHierarchy hierarchy, Collection<String> types) {
    Set<String> outermost = new HashSet<>();
    for (String type : types) {
      hierarchy.superclasses(Names.internal(type)).stream()
          .filter(ClassFile::isOfProgram)
          .forEach(file -> outermost.add(Names.outermost(file.name())));
    }
    for (String name : hierarchy.classPath().programClasses()) {
      if (outermost.contains(Names.outermost(name))) {
        hierarchy
            .find(name)
            .filter(file -> file.majorVersion() >= Weaver.OLDEST)
            .ifPresent(file -> classes.put(name, file.tree()));
      }
    }
  }

  /**
   * What a call may do, as far as the code that is looked at tells.
   *
   * @param changed names of fields, and something else if code elsewhere is called
   * @param called names of the methods that it may call, its own included
   */
  public record Effects(Set<String> changed, Set<String> called) {
    public Effects {
      changed = Set.copyOf(changed);
      called = Set.copyOf(called);
    }
  }

  /** What a call of a method may do. */
  public Effects of(String name, String descriptor) {
    Set<String> changed = new TreeSet<>();
    Set<String> called = new TreeSet<>(Set.of(name));
    Set<MethodNode> seen = new HashSet<>();
    ArrayDeque<MethodNode> open = new ArrayDeque<>();
    bodies(name, descriptor).forEach(open::add);
    while (!open.isEmpty()) {
      MethodNode method = open.remove();
      if (!seen.add(method)) {
        continue;
      }
      for (AbstractInsnNode node : method.instructions) {
        changedBy(node).ifPresent(changed::add);
        if (node instanceof MethodInsnNode call) {
          called.add(call.name);
          if (classes.containsKey(call.owner)) {
            bodies(call.name, call.desc).forEach(open::add);
          }
        }
      }
    }
    return new Effects(changed, called);
  }

  /** What is called may be overridden, so all bodies of a name count. */
  private Stream<MethodNode> bodies(String name, String descriptor) {
    return classes.values().stream()
        .flatMap(type -> type.methods.stream())
        .filter(method -> method.name.equals(name) && method.desc.equals(descriptor));
  }

  /** Copies of the classes whose code notes in a field when it may change something. */
  Map<String, ClassNode> noting() {
    Map<String, ClassNode> copies = new LinkedHashMap<>();
    classes.forEach(
        (name, type) -> {
          ClassNode copy = new ClassNode();
          type.accept(copy);
          copy.methods.stream().filter(Changes::isCalledLater).forEach(this::note);
          copies.put(name, copy);
        });
    return copies;
  }

  /** What is being made is not seen yet. A method may not become too large. */
  private static boolean isCalledLater(MethodNode method) {
    return !method.name.startsWith("<") && method.instructions.size() < LARGE;
  }

  private void note(MethodNode method) {
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (changedBy(node).isPresent()) {
        method.instructions.insertBefore(node, new InsnNode(Opcodes.ICONST_1));
        method.instructions.insertBefore(
            node,
            new FieldInsnNode(
                Opcodes.PUTSTATIC, Ghost.CALLER, Ghost.CHANGED.name(), Ghost.CHANGED.type()));
      }
    }
  }

  private Optional<String> changedBy(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    if (node instanceof FieldInsnNode field) {
      boolean isStore = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
      return isStore ? Optional.of(field.name) : Optional.empty();
    }
    boolean isElsewhere =
        node instanceof MethodInsnNode call
            ? !classes.containsKey(call.owner) && !isHarmless(call.owner)
            : opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    return isElsewhere ? Optional.of(ELSEWHERE) : Optional.empty();
  }

  private static boolean isHarmless(String owner) {
    return owner.startsWith(LANGUAGE) && !CHANGING.contains(owner);
  }
}
