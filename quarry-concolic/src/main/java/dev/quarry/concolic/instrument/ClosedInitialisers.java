package dev.quarry.concolic.instrument;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.MethodResolution;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Tells initialisers that only fill their own class's constants from those that show elsewhere: a
 * class whose initialiser prints, counts, registers itself or asks the machine must be initialised
 * in each run, even if it has no state of its own. All methods count that an initialiser may run,
 * and all that objects made by it have in common with classes of the JDK, which may call them.
 */
final class ClosedInitialisers {
  /** An initialiser that runs more than this does more than to fill constants. */
  private static final int MOST_METHODS = 400;

  private final ClassHierarchy hierarchy;
  private final MethodResolution resolution;
  private final Predicate<MethodInsnNode> isMarker;
  private final Map<String, Map<String, MethodNode>> methods = new HashMap<>();

  ClosedInitialisers(ClassHierarchy hierarchy, Predicate<MethodInsnNode> isMarker) {
    this.hierarchy = hierarchy;
    this.resolution = new MethodResolution(hierarchy);
    this.isMarker = isMarker;
  }

  /** What an initialiser is found to do, while it is followed. */
  private final class Search {
    private final ClassFile first;
    private final Predicate<String> isConstant;
    private final Predicate<ClassFile> hasState;
    private final ArrayDeque<MethodNode> open = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();
    private final Set<String> made = new HashSet<>();
    private boolean isClosed = true;

    Search(ClassFile first, Predicate<String> isConstant, Predicate<ClassFile> hasState) {
      this.first = first;
      this.isConstant = isConstant;
      this.hasState = hasState;
    }

    boolean run() {
      enter(first.name(), "<clinit>", "()V");
      while (isClosed && !open.isEmpty()) {
        for (AbstractInsnNode node : open.remove().instructions) {
          follow(node);
        }
      }
      return isClosed;
    }

    private void follow(AbstractInsnNode node) {
      switch (node.getOpcode()) {
        case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> touch(((FieldInsnNode) node).owner);
        case Opcodes.NEW -> make(((TypeInsnNode) node).desc);
        case Opcodes.ANEWARRAY -> made.add(arrayOf(((TypeInsnNode) node).desc));
        case Opcodes.NEWARRAY, Opcodes.MULTIANEWARRAY -> made.add("[I");
        case Opcodes.INVOKEDYNAMIC -> dynamic((InvokeDynamicInsnNode) node);
        default -> {
          if (node instanceof MethodInsnNode call) {
            call(call);
          }
        }
      }
    }

    /** Something of a class is used: it is initialised now, if it is not yet. */
    private void touch(String type) {
      if (type.equals(first.name())) {
        return;
      }
      Optional<ClassFile> file = hierarchy.find(type);
      if (file.filter(found -> first.name().equals(found.superName())).isPresent()) {
        touchBelow(file.get());
        return;
      }
      if (file.isEmpty()) {
        isClosed = false;
      } else if (file.get().isOfProgram()) {
        isClosed &= isConstant.test(type);
      } else {
        isClosed &= QuietLibrary.has(type, "");
      }
    }

    /** Constants with bodies, whose classes are initialised in the middle of this one. */
    private void touchBelow(ClassFile file) {
      isClosed &= !hasState.test(file);
      enter(file.name(), "<clinit>", "()V");
    }

    private void make(String type) {
      touch(type);
      if (!made.add(type)) {
        return;
      }
      for (ClassFile file : hierarchy.superclasses(type)) {
        if (!file.isOfProgram()) {
          return;
        }
        file.methods().stream()
            .filter(method -> !method.isStatic() && overridesJdk(file, method))
            .forEach(method -> enter(file.name(), method.id().name(), method.id().descriptor()));
      }
    }

    private boolean overridesJdk(ClassFile file, MethodShape method) {
      for (String above : hierarchy.supertypes(file.name())) {
        Optional<ClassFile> type = hierarchy.find(above).filter(found -> !found.isOfProgram());
        if (type.isPresent()
            && type.get().method(method.id().name(), method.id().descriptor()).isPresent()
            && !method.id().name().startsWith("<")) {
          return true;
        }
      }
      return false;
    }

    private void dynamic(InvokeDynamicInsnNode node) {
      isClosed &= node.bsm.getOwner().startsWith("java/lang/");
      for (Object argument : node.bsmArgs) {
        if (argument instanceof Handle handle && handle.getTag() >= Opcodes.H_INVOKEVIRTUAL) {
          boolean makes = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
          if (makes) {
            make(handle.getOwner());
          }
          call(
              new MethodInsnNode(
                  opcode(handle.getTag()),
                  handle.getOwner(),
                  handle.getName(),
                  handle.getDesc(),
                  handle.isInterface()));
        } else if (argument instanceof Handle) {
          isClosed = false;
        }
      }
    }

    private void call(MethodInsnNode call) {
      Optional<ClassFile> owner = hierarchy.find(call.owner);
      boolean isOfProgram = owner.filter(ClassFile::isOfProgram).isPresent();
      if (isMarker.test(call) || owner.isEmpty() && !call.owner.startsWith("[")) {
        isClosed = false;
      } else if (!isOfProgram) {
        isClosed &= QuietLibrary.has(call.owner, call.name);
        Type returned = Type.getReturnType(call.desc);
        if (returned.getSort() >= Type.ARRAY && !call.owner.startsWith("[")) {
          made.add(returned.getInternalName());
        }
      } else {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
          touch(call.owner);
        }
        enterAll(call);
      }
    }

    private void enterAll(MethodInsnNode call) {
      Optional<MethodShape> resolved = resolution.resolve(call.owner, call.name, call.desc);
      if (resolved.isEmpty()) {
        isClosed = false;
        return;
      }
      MethodShape method = resolved.get();
      enter(method.id().ownerInternal(), call.name, call.desc);
      boolean isSelected =
          call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
      if (isSelected && !method.isPrivate()) {
        Collection<String> below = hierarchy.subtypes(call.owner);
        isClosed &= below.size() <= MOST_METHODS;
        below.stream()
            .limit(MOST_METHODS)
            .forEach(
                type ->
                    resolution
                        .select(type, method)
                        .ifPresent(
                            found ->
                                enter(
                                    found.id().ownerInternal(),
                                    call.name,
                                    found.id().descriptor())));
      }
    }

    private void enter(String owner, String name, String descriptor) {
      if (!isClosed || !seen.add(owner + '.' + name + descriptor)) {
        return;
      }
      Optional<ClassFile> file = hierarchy.find(owner);
      if (file.filter(ClassFile::isOfProgram).isEmpty()) {
        isClosed &= file.isPresent() && QuietLibrary.has(owner, name);
        return;
      }
      MethodNode method = methodsOf(file.get()).get(name + descriptor);
      boolean isNative = method != null && (method.access & Opcodes.ACC_NATIVE) != 0;
      if (isNative || seen.size() > MOST_METHODS) {
        isClosed = false;
      } else if (method != null) {
        open.add(method);
      }
    }
  }

  private static String arrayOf(String element) {
    return "[" + (element.startsWith("[") ? element : "L" + element + ";");
  }

  private static int opcode(int tag) {
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
      default -> Opcodes.INVOKESPECIAL;
    };
  }

  /**
   * Whether running a class's initialiser once is as good as running it in each run.
   *
   * @param isConstant whether the same holds for another class of the program, and it has no state
   * @param hasState whether a class has static fields that may change
   * @return the classes of which objects are made, arrays included; empty if it is not
   */
  Optional<Set<String>> madeBy(
      ClassFile type, Predicate<String> isConstant, Predicate<ClassFile> hasState) {
    Search search = new Search(type, isConstant, hasState);
    return search.run() ? Optional.of(Set.copyOf(search.made)) : Optional.empty();
  }

  private Map<String, MethodNode> methodsOf(ClassFile file) {
    return methods.computeIfAbsent(file.name(), any -> byName(file.tree()));
  }

  private static Map<String, MethodNode> byName(ClassNode tree) {
    Map<String, MethodNode> found = new HashMap<>();
    List.copyOf(tree.methods).forEach(method -> found.put(method.name + method.desc, method));
    return found;
  }
}
