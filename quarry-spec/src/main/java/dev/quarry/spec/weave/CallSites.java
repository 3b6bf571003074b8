package dev.quarry.spec.weave;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Atom;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.Specification.Tie;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What calls in the code of a program mean to a specification that is monitored where they are. */
public final class CallSites {
  private final ClassHierarchy hierarchy;
  private final Specification specification;
  private final String type;
  private final Optional<Tie> tie;
  private final Set<String> methods = new LinkedHashSet<>();

  public CallSites(ClassHierarchy hierarchy, Specification specification) {
    this.hierarchy = hierarchy;
    this.specification = specification;
    this.type = Names.internal(specification.type());
    this.tie = specification.monitored().tie();
    for (Atom atom : specification.atoms()) {
      if (atom instanceof Atom.Event event) {
        methods.add(event.signal().method());
      }
    }
  }

  /** Whether objects have to be followed, because their classes can't tell all that counts. */
  public boolean areWoven() {
    return tie.isPresent() || specification.isComplete() || isOutside();
  }

  private boolean isOutside() {
    return hierarchy.find(type).map(file -> !file.isOfProgram()).orElse(true);
  }

  /** Whether the methods of classes that are of the type tell what happens to their objects. */
  boolean areClassesWoven() {
    return tie.isEmpty() && !specification.isComplete();
  }

  /** Whether what a class does is looked at: what objects do themselves belongs to their calls. */
  boolean areIn(ClassFile file) {
    return !hierarchy.isSubtype(file.name(), type)
        && tie.map(other -> !hierarchy.isSubtype(file.name(), Names.internal(other.type())))
            .orElse(true);
  }

  /** Under which names a call is an event: of the object, and of the other. */
  List<String> signals(MethodInsnNode call) {
    if (call.getOpcode() == Opcodes.INVOKESPECIAL) {
      return isMaking(call) && methods.contains(Signal.CONSTRUCTOR)
          ? List.of(Signal.CONSTRUCTOR)
          : List.of();
    }
    List<String> names = new ArrayList<>();
    boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
    if (isStatic
        ? specification.scope() == Scope.CLASS && call.owner.equals(type)
        : specification.scope() == Scope.OBJECT && mayBe(call.owner, type)) {
      names.add(call.name);
    }
    if (!isStatic && tie.filter(other -> mayBe(call.owner, other.type())).isPresent()) {
      names.add(Tie.signal(call.name));
    }
    names.retainAll(methods);
    return names;
  }

  private boolean mayBe(String owner, String wanted) {
    String upper = Names.internal(wanted);
    return !owner.startsWith("[")
        && (hierarchy.isSubtype(owner, upper) || hierarchy.isSubtype(upper, owner));
  }

  /** Whether a constructor makes an object that is followed from then on. */
  boolean isMaking(MethodInsnNode call) {
    return specification.scope() == Scope.OBJECT
        && tie.isEmpty()
        && call.name.equals("<init>")
        && hierarchy.isSubtype(call.owner, type)
        && (!areClassesWoven() || isOutside(call.owner));
  }

  private boolean isOutside(String owner) {
    return hierarchy.find(owner).map(file -> !file.isOfProgram()).orElse(true);
  }

  /** Whether a call returns an object that nobody may have followed yet. */
  boolean isGetting(MethodInsnNode call) {
    Type result = Type.getReturnType(call.desc);
    return specification.scope() == Scope.OBJECT
        && tie.isEmpty()
        && result.getSort() == Type.OBJECT
        && isOutside(call.owner)
        && hierarchy.isSubtype(result.getInternalName(), type);
  }

  /** Whether a call gives away an object that is tied to its receiver. */
  boolean isTying(MethodInsnNode call) {
    Type result = Type.getReturnType(call.desc);
    return tie.filter(other -> other.method().equals(call.name) && mayBe(call.owner, other.type()))
            .isPresent()
        && call.getOpcode() != Opcodes.INVOKESTATIC
        && call.getOpcode() != Opcodes.INVOKESPECIAL
        && result.getSort() == Type.OBJECT
        && hierarchy.isSubtype(result.getInternalName(), type);
  }

  /** The numbers of the arguments that the object which a constructor makes is tied to. */
  List<Integer> tying(MethodInsnNode call) {
    List<Integer> found = new ArrayList<>();
    boolean isMeant =
        call.name.equals("<init>")
            && hierarchy.isSubtype(call.owner, type)
            && tie.filter(other -> other.method().equals(Signal.CONSTRUCTOR)).isPresent();
    Type[] arguments = Type.getArgumentTypes(call.desc);
    for (int i = 0; isMeant && i < arguments.length; i++) {
      String other = Names.internal(tie.get().type());
      if (arguments[i].getSort() == Type.OBJECT
          && hierarchy.isSubtype(arguments[i].getInternalName(), other)) {
        found.add(i);
      }
    }
    return found;
  }

  /** Whether others get hold of the object if a value of a type is given away. */
  boolean isGivenAsA(Type value) {
    return specification.isComplete()
        && value.getSort() == Type.OBJECT
        && mayBe(value.getInternalName(), specification.type());
  }

  /** Whether an event may happen that no call shows: a reference to its method is passed on. */
  boolean isHidden(InvokeDynamicInsnNode node) {
    return handles(node)
        .anyMatch(
            handle ->
                handle.getTag() != Opcodes.H_INVOKESTATIC
                    && (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL
                        ? hierarchy.isSubtype(handle.getOwner(), type)
                        : isEvent(handle)));
  }

  private boolean isEvent(Handle handle) {
    return (methods.contains(handle.getName()) && mayBe(handle.getOwner(), type))
        || (methods.contains(Tie.signal(handle.getName()))
            && tie.filter(other -> mayBe(handle.getOwner(), other.type())).isPresent());
  }

  private static Stream<Handle> handles(InvokeDynamicInsnNode node) {
    return Arrays.stream(node.bsmArgs).filter(Handle.class::isInstance).map(Handle.class::cast);
  }

  /** The call as the specification sees it, under one of its names. */
  MonitoredCall monitored(MethodInsnNode call, String name) {
    return new MonitoredCall(
        specification,
        name,
        List.of(Type.getArgumentTypes(call.desc)),
        name.equals(Signal.CONSTRUCTOR) ? Type.VOID_TYPE : Type.getReturnType(call.desc));
  }

  /** Whether code of a class does anything to objects that are followed. */
  public boolean areUsedIn(ClassFile file) {
    return areIn(file)
        && file.tree().methods.stream()
            .flatMap(method -> Arrays.stream(method.instructions.toArray()))
            .anyMatch(
                node ->
                    node instanceof MethodInsnNode call
                        && (!signals(call).isEmpty()
                            || isMaking(call)
                            || isTying(call)
                            || !tying(call).isEmpty()));
  }
}
