package dev.quarry.symcretic.step;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Classes that code mentions, or that are above such classes, and that the class path does not
 * have. With them, a call could do anything, and objects could be of other types.
 */
public final class MissingClasses {
  private final ClassHierarchy hierarchy;
  private final Map<String, Optional<Missing>> known = new HashMap<>();
  private @Nullable Map<String, List<Missing>> orphans;

  /**
   * A class that is missing.
   *
   * @param name internal
   * @param mentionedBy the class below it, internal; "" if it is the one that was asked for
   */
  private record Missing(String name, String mentionedBy) {}

  public MissingClasses(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** What an instruction needs and is not there. */
  Optional<Assumption> at(Site site) {
    for (String name : mentioned(site.instruction())) {
      Optional<Assumption> missing = in(name, site.location());
      if (missing.isPresent()) {
        return missing;
      }
    }
    boolean isSelected =
        site.opcode() == Opcodes.INVOKEVIRTUAL || site.opcode() == Opcodes.INVOKEINTERFACE;
    return isSelected
        ? orphan((MethodInsnNode) site.instruction(), site.location())
        : Optional.empty();
  }

  /** What the class of a method, or its parameters, need and is not there. */
  public List<Assumption> of(MethodId method) {
    Location place = new Location(method, 0);
    List<Assumption> all = new ArrayList<>();
    in(method.ownerInternal(), place).ifPresent(all::add);
    for (Type type : Type.getArgumentTypes(method.descriptor())) {
      element(type).flatMap(name -> in(name, place)).ifPresent(all::add);
    }
    return all;
  }

  private Optional<Assumption> in(String name, Location place) {
    return of(name).map(missing -> assumption(missing, place));
  }

  private static Assumption assumption(Missing missing, Location place) {
    String below = missing.mentionedBy();
    return Assumption.at(
        place,
        AssumptionCode.CLASS_MISSING,
        missing.name().replace('/', '.'),
        below.isEmpty() ? place.method().owner() : below.replace('/', '.'));
  }

  /** The class itself, or the first above it. */
  private Optional<Missing> of(String name) {
    Optional<Missing> found = known.get(name);
    if (found == null) {
      found = find(name);
      known.put(name, found);
    }
    return found;
  }

  private Optional<Missing> find(String name) {
    Optional<ClassFile> file = hierarchy.find(name);
    if (file.isEmpty()) {
      return Optional.of(new Missing(name, ""));
    }
    if (!file.get().isOfProgram()) {
      return Optional.empty();
    }
    List<String> above = new ArrayList<>(file.get().interfaces());
    String superName = file.get().superName();
    if (superName != null) {
      above.add(0, superName);
    }
    for (String type : above) {
      Optional<Missing> missing = of(type);
      if (missing.isPresent()) {
        return missing.get().mentionedBy().isEmpty()
            ? Optional.of(new Missing(missing.get().name(), name))
            : missing;
      }
    }
    return Optional.empty();
  }

  /** A class of unknown ancestry whose method a call may select. */
  private Optional<Assumption> orphan(MethodInsnNode call, Location place) {
    if (hierarchy.find(call.owner).filter(ClassFile::isFinal).isPresent()) {
      return Optional.empty();
    }
    return orphans().getOrDefault(call.name + call.desc, List.of()).stream()
        .findFirst()
        .map(missing -> assumption(missing, place));
  }

  private Map<String, List<Missing>> orphans() {
    Map<String, List<Missing>> all = orphans;
    if (all == null) {
      all = new HashMap<>();
      for (ClassFile file : hierarchy.classPath().readAll().files()) {
        Optional<Missing> missing = of(file.name());
        if (missing.isPresent()) {
          for (var method : file.methods()) {
            if (!method.isStatic() && !method.isPrivate() && !method.id().name().startsWith("<")) {
              all.computeIfAbsent(
                      method.id().name() + method.id().descriptor(), any -> new ArrayList<>())
                  .add(missing.get());
            }
          }
        }
      }
      orphans = all;
    }
    return all;
  }

  private static List<String> mentioned(AbstractInsnNode node) {
    List<String> names = new ArrayList<>();
    if (node instanceof MethodInsnNode call) {
      element(Type.getObjectType(call.owner)).ifPresent(names::add);
    } else if (node instanceof FieldInsnNode field) {
      names.add(field.owner);
    } else if (node instanceof TypeInsnNode type) {
      element(Type.getObjectType(type.desc)).ifPresent(names::add);
    } else if (node instanceof MultiANewArrayInsnNode array) {
      element(Type.getType(array.desc)).ifPresent(names::add);
    } else if (node instanceof LdcInsnNode constant && constant.cst instanceof Type type) {
      if (type.getSort() != Type.METHOD) {
        element(type).ifPresent(names::add);
      }
    } else if (node instanceof InvokeDynamicInsnNode dynamic) {
      element(Type.getReturnType(dynamic.desc)).ifPresent(names::add);
      for (Object argument : dynamic.bsmArgs) {
        if (argument instanceof Handle handle) {
          element(Type.getObjectType(handle.getOwner())).ifPresent(names::add);
        }
      }
    }
    return names;
  }

  /** The class of an object or of the elements of an array; empty for primitive types. */
  private static Optional<String> element(Type type) {
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    return element.getSort() == Type.OBJECT
        ? Optional.of(element.getInternalName())
        : Optional.empty();
  }
}
