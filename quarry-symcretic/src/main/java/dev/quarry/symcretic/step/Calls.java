package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.program.ClassFile;
import dev.quarry.program.InputMethods;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.Callees;
import dev.quarry.program.hierarchy.MethodResolution;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The ways past a call: a model of the JDK's method or what it does to arrays, the code of each
 * method that it may run (by class-hierarchy analysis, each with the classes of receivers that
 * select it), an opaque function, or, if nothing else is known, any result at all.
 */
public final class Calls {
  private final CallTargets targets;
  private final Types types;
  private final LibraryCalls library;
  private final ArrayCalls arrays;
  private final OpaqueCalls opaque;
  private final Concatenations concatenations;
  private final InputCalls inputs;
  private final EnvironmentCallWays environment;

  /**
   * @param assumptions what every proof must state that comes by a call
   */
  Calls(CallTargets targets, Types types, InputMethods methods, Consumer<Assumption> assumptions) {
    this.environment = new EnvironmentCallWays(assumptions);
    this.targets = targets;
    this.types = types;
    this.library = new LibraryCalls(types);
    this.arrays = new ArrayCalls(types);
    this.opaque = new OpaqueCalls(types);
    this.inputs = new InputCalls(methods, opaque);
    this.concatenations = new Concatenations(library);
  }

  /** All ways past the call at a site. */
  public List<Way> of(Site site) {
    if (site.instruction() instanceof InvokeDynamicInsnNode dynamic) {
      return concatenations.of(site, dynamic).orElseGet(() -> List.of(opaque.anything(site)));
    }
    var call = (MethodInsnNode) site.instruction();
    Optional<Way> asking = inputs.of(site, call);
    if (asking.isPresent()) {
      return List.of(asking.get());
    }
    Optional<List<Way>> copying = arrays.of(site, call);
    if (copying.isPresent()) {
      return copying.get();
    }
    Optional<List<Way>> given = environment.of(site, call);
    if (given.isPresent()) {
      return given.get();
    }
    Optional<List<Way>> modelled = library.of(site, call);
    if (modelled.isPresent()) {
      return modelled.get();
    }
    List<Way> ways = new ArrayList<>(library.onValues(site, call));
    ways.addAll(follow(site, call).orElseGet(() -> List.of(opaque.of(site, call))));
    return ways;
  }

  /** Receiver and arguments as they lie on the stack: how many. */
  static int arguments(MethodInsnNode call) {
    int count = Type.getArgumentTypes(call.desc).length;
    return call.getOpcode() == Opcodes.INVOKESTATIC ? count : count + 1;
  }

  private Optional<List<Way>> follow(Site site, MethodInsnNode call) {
    CallSite.MethodCall callSite = null;
    for (CallSite candidate : CallSites.at(site.code().body(), site.number())) {
      if (candidate instanceof CallSite.MethodCall found) {
        callSite = found;
      }
    }
    if (callSite == null) {
      return Optional.empty();
    }
    Callees callees = targets.of(callSite);
    List<MethodShape> methods = callees.methods();
    if (methods.isEmpty()
        || methods.stream().anyMatch(method -> !method.hasCode() || !isFollowed(method))) {
      return Optional.empty();
    }
    Optional<Assumption> assumption =
        callees.complete()
            ? Optional.empty()
            : Optional.of(
                site.assumption(
                    AssumptionCode.CODE_ELSEWHERE,
                    MethodId.ofInternal(call.owner, call.name, call.desc).userForm()));
    List<Way> ways = new ArrayList<>();
    if (methods.size() == 1) {
      ways.add(new Way.Into(site.factory().bool(true), methods.get(0), assumption));
    } else {
      selections(call, methods)
          .forEach(
              (method, names) ->
                  ways.add(new Way.Into(isReceiver(site, call, names), method, assumption)));
    }
    return Optional.of(ways);
  }

  /** The JDK's own code is followed only through models. */
  private boolean isFollowed(MethodShape method) {
    return types.find(method.id().ownerInternal()).map(ClassFile::isOfProgram).orElse(false);
  }

  private Expr isReceiver(Site site, MethodInsnNode call, List<String> names) {
    Expr receiver = site.below(arguments(call) - 1);
    return types.isOneOf(site, receiver, call.owner.replace('/', '.') + "#" + call.name, names);
  }

  /** For each method, the classes whose objects select it. */
  private Map<MethodShape, List<String>> selections(
      MethodInsnNode call, List<MethodShape> methods) {
    var resolution = new MethodResolution(targets.hierarchy());
    Map<MethodShape, List<String>> selected = new LinkedHashMap<>();
    methods.forEach(method -> selected.put(method, new ArrayList<>()));
    Optional<MethodShape> resolved = resolution.resolve(call.owner, call.name, call.desc);
    for (ClassFile type : targets.hierarchy().concreteTypes(call.owner)) {
      resolved
          .flatMap(method -> resolution.select(type.name(), method))
          .map(selected::get)
          .ifPresent(names -> names.add(type.binaryName()));
    }
    return selected;
  }
}
