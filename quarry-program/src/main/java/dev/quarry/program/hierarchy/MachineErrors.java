package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.TryRange;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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

  /** More methods than this are not looked through. */
  private static final int MOST = 2_000;

  private final Function<MethodId, Optional<MethodBody>> bodies;
  private final CallTargets targets;
  private final Map<MethodId, Set<Resource>> known = new HashMap<>();
  private final Map<MethodId, Use> uses = new HashMap<>();

  /**
   * What a method does by itself.
   *
   * @param called the methods of the program that it may call
   */
  private record Use(boolean takesMemory, Set<MethodId> called) {
    static final Use NONE = new Use(false, Set.of());
  }

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
    if (new Growth(body).mayTakeMemory(number)) {
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
    Use use = uses.computeIfAbsent(method, this::useOf);
    if (use.takesMemory()) {
      resources.add(Resource.MEMORY);
    }
    for (MethodId callee : use.called()) {
      hasCycle |= hasCycle(callee, open, seen, resources);
    }
    open.remove(method);
    return hasCycle;
  }

  private Use useOf(MethodId method) {
    Optional<MethodBody> body = bodies.apply(method);
    return body.isEmpty() ? Use.NONE : useOf(body.get());
  }

  private Use useOf(MethodBody body) {
    Growth growth = new Growth(body);
    boolean takesMemory = false;
    Set<MethodId> called = new LinkedHashSet<>();
    for (int number = 0; number < body.size(); number++) {
      takesMemory |= growth.mayTakeMemory(number);
      called.addAll(called(body, number));
    }
    return new Use(takesMemory, called);
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
}
