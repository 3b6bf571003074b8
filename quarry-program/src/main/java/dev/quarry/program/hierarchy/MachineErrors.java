package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.TryRange;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.Dominators;
import dev.quarry.program.flow.Loops;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/**
 * Where memory or the stack may run out while a handler is there to catch that: arrays and texts of
 * a size that is not constant, growth in a loop, recursion. When the virtual machine throws depends
 * on the machine, so nothing is known of such a handler. Safe for several threads.
 */
public final class MachineErrors {
  /** What may run out. */
  private enum Resource {
    MEMORY("java/lang/OutOfMemoryError"),
    STACK("java/lang/StackOverflowError");

    private final String error;

    Resource(String error) {
      this.error = error;
    }

    boolean isCaughtAs(@Nullable String type) {
      return type == null || type.equals(error) || GENERAL.contains(type);
    }
  }

  private static final Set<String> GENERAL =
      Set.of("java/lang/Throwable", "java/lang/Error", "java/lang/VirtualMachineError");

  /** Methods of the JDK that make something as large as they are told. */
  private static final Set<String> SIZED =
      Set.of(
          "repeat",
          "copyOf",
          "copyOfRange",
          "setLength",
          "setSize",
          "ensureCapacity",
          "allocate",
          "newInstance",
          "allocateDirect",
          "readNBytes",
          "readAllBytes",
          "nextBytes");

  /** Methods of the JDK that make something larger. */
  private static final Set<String> GROWING =
      Set.of(
          "append",
          "insert",
          "concat",
          "add",
          "addAll",
          "addFirst",
          "addLast",
          "push",
          "offer",
          "put",
          "putAll",
          "merge",
          "write",
          "join",
          "replace",
          "makeConcatWithConstants");

  /** More methods than this are not looked through. */
  private static final int MOST = 2_000;

  private final Function<MethodId, Optional<MethodBody>> bodies;
  private final CallTargets targets;
  private final Map<MethodId, Set<Resource>> known = new HashMap<>();

  /**
   * @param bodies of methods; empty for those without code
   */
  public MachineErrors(Function<MethodId, Optional<MethodBody>> bodies, CallTargets targets) {
    this.bodies = bodies;
    this.targets = targets;
  }

  /** What is assumed of the handlers of a method. */
  public List<Assumption> of(MethodBody body) {
    List<Assumption> assumptions = new ArrayList<>();
    for (TryRange range : body.tryRanges()) {
      into(body, range).ifPresent(assumptions::add);
    }
    return assumptions;
  }

  /** What is assumed of a handler, if it may catch such an error. */
  public synchronized Optional<Assumption> into(MethodBody body, TryRange range) {
    if (range.type() != null
        && !GENERAL.contains(range.type())
        && !range.type().equals(Resource.MEMORY.error)
        && !range.type().equals(Resource.STACK.error)) {
      return Optional.empty();
    }
    for (int number = range.first(); number < range.end(); number++) {
      for (Resource resource : exhausted(body, number)) {
        if (resource.isCaughtAs(range.type())) {
          return Optional.of(
              Assumption.at(
                  body.at(range.handler()),
                  AssumptionCode.VIRTUAL_MACHINE_ERROR,
                  resource.error.replace('/', '.')));
        }
      }
    }
    return Optional.empty();
  }

  /** What an instruction may use up, the methods that it calls included. */
  private Set<Resource> exhausted(MethodBody body, int number) {
    Set<Resource> resources = EnumSet.noneOf(Resource.class);
    if (mayTakeMemory(body, number)) {
      resources.add(Resource.MEMORY);
    }
    for (MethodId callee : called(body, number)) {
      resources.addAll(known.computeIfAbsent(callee, this::exhaustedBy));
    }
    return resources;
  }

  private Set<Resource> exhaustedBy(MethodId root) {
    Set<Resource> resources = EnumSet.noneOf(Resource.class);
    if (hasCycle(root, new HashSet<>(), new HashSet<>(), resources)) {
      resources.add(Resource.STACK);
    }
    return resources;
  }

  /** Looks through all that a method may call, and adds what is used up there. */
  private boolean hasCycle(
      MethodId method, Set<MethodId> open, Set<MethodId> seen, Set<Resource> resources) {
    if (open.contains(method)) {
      return true;
    }
    if (!seen.add(method)) {
      return false;
    }
    if (seen.size() > MOST || open.size() > MOST / 4) {
      resources.add(Resource.MEMORY);
      return true;
    }
    open.add(method);
    boolean hasCycle = false;
    Optional<MethodBody> body = bodies.apply(method);
    for (int number = 0; body.isPresent() && number < body.get().size(); number++) {
      if (mayTakeMemory(body.get(), number)) {
        resources.add(Resource.MEMORY);
      }
      for (MethodId callee : called(body.get(), number)) {
        hasCycle |= hasCycle(callee, open, seen, resources);
      }
    }
    open.remove(method);
    return hasCycle;
  }

  private List<MethodId> called(MethodBody body, int number) {
    List<MethodId> called = new ArrayList<>();
    for (CallSite site : CallSites.at(body, number)) {
      for (MethodShape method : targets.of(site).methods()) {
        if (method.hasCode() && isOfProgram(method) && bodies.apply(method.id()).isPresent()) {
          called.add(method.id());
        }
      }
    }
    return called;
  }

  private boolean isOfProgram(MethodShape method) {
    return targets
        .hierarchy()
        .find(method.id().ownerInternal())
        .filter(ClassFile::isOfProgram)
        .isPresent();
  }

  private static boolean mayTakeMemory(MethodBody body, int number) {
    AbstractInsnNode node = body.instruction(number);
    return switch (node.getOpcode()) {
      case Opcodes.NEWARRAY, Opcodes.ANEWARRAY -> !areConstant(body, number, 1);
      case Opcodes.MULTIANEWARRAY ->
          !areConstant(body, number, ((MultiANewArrayInsnNode) node).dims);
      case Opcodes.NEW, Opcodes.INVOKEDYNAMIC -> isInLoop(body, number);
      case Opcodes.INVOKEVIRTUAL,
          Opcodes.INVOKEINTERFACE,
          Opcodes.INVOKESTATIC,
          Opcodes.INVOKESPECIAL ->
          mayTakeMemory(body, number, (MethodInsnNode) node);
      default -> false;
    };
  }

  private static boolean mayTakeMemory(MethodBody body, int number, MethodInsnNode call) {
    if (!call.owner.startsWith("java/")) {
      return false;
    }
    boolean isSized = call.name.equals("<init>") && call.desc.startsWith("(I");
    return ((isSized || SIZED.contains(call.name)) && !areConstant(body, number, 1))
        || (GROWING.contains(call.name) && isInLoop(body, number));
  }

  /** Whether what an instruction takes from the stack was put there as constants just before. */
  private static boolean areConstant(MethodBody body, int number, int count) {
    for (int i = 1; i <= count; i++) {
      int opcode = number < i ? Opcodes.NOP : body.opcode(number - i);
      if (opcode < Opcodes.ICONST_M1 || opcode > Opcodes.LDC || number < i) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInLoop(MethodBody body, int number) {
    ControlFlow flow = ControlFlow.of(body);
    int block = flow.blockOf(number).number();
    Loops loops = Loops.of(flow, Dominators.of(flow));
    return loops.innermost(block).isPresent()
        || loops.irreducibleRegions().stream().anyMatch(region -> region.contains(block));
  }
}
