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
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.Functional;
import dev.quarry.program.hierarchy.LambdaClasses;
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
  /** A call that may run more methods than these is not followed. */
  private static final int MOST_METHODS = 12;

  private final CallTargets targets;
  private final Types types;
  private final LibraryCalls library;
  private final ArrayCalls arrays;
  private final PromisedCalls promised = new PromisedCalls();
  private final MatcherCalls matchers = new MatcherCalls();
  private final FormatCalls formats;
  private final OpaqueCalls opaque;
  private final Concatenations concatenations;
  private final InputCalls inputs;
  private final EnvironmentCallWays environment;
  private final JdkCode jdk;
  private final AllocatedClasses made;
  private final LambdaClasses lambdas;

  /**
   * @param made classes of the JDK's that receivers are likely of
   * @param assumptions what every proof must state that comes by a call
   */
  Calls(
      CallTargets targets,
      Types types,
      JdkCode jdk,
      AllocatedClasses made,
      InputMethods methods,
      Consumer<Assumption> assumptions) {
    this.jdk = jdk;
    this.made = made;
    this.lambdas = new LambdaClasses(targets.hierarchy());
    this.environment = new EnvironmentCallWays(assumptions);
    this.targets = targets;
    this.types = types;
    this.library = new LibraryCalls(types);
    this.formats = new FormatCalls(library);
    this.arrays = new ArrayCalls(types);
    this.opaque = new OpaqueCalls(types);
    this.inputs = new InputCalls(methods, opaque);
    this.concatenations = new Concatenations(library);
  }

  /** All ways past the call at a site. */
  public List<Way> of(Site site) {
    if (site.instruction() instanceof InvokeDynamicInsnNode dynamic) {
      return concatenations
          .of(site, dynamic)
          .or(() -> lambda(site))
          .orElseGet(() -> List.of(opaque.anything(site)));
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
    Optional<Way> kept =
        promised.of(site, call).or(() -> matchers.of(site, call)).or(() -> formats.of(site, call));
    if (kept.isPresent()) {
      return List.of(kept.get());
    }
    List<Way> ways = new ArrayList<>(library.onValues(site, call));
    List<String> values = ways.isEmpty() ? List.of() : library.values(site, call);
    ways.addAll(follow(site, call, values).orElseGet(() -> List.of(opaque(site, call, values))));
    return ways;
  }

  /** What is not known, but for receivers that are strings and boxes of some classes. */
  private Way opaque(Site site, MethodInsnNode call, List<String> values) {
    Way way = opaque.of(site, call);
    return way instanceof Way.Unknown unknown && !values.isEmpty()
        ? opaque.anything(site, site.factory().not(isReceiver(site, call, values)), unknown.open())
        : way;
  }

  /** The way past a call that is followed no further. */
  Way.Unknown unknown(Site site, Expr guard, Assumption open) {
    return opaque.anything(site, guard, open);
  }

  /** The object of a lambda is made by the factory of its class. */
  private Optional<List<Way>> lambda(Site site) {
    return lambdas
        .factory(site.code().body(), site.number())
        .map(make -> List.of(new Way.Into(site.factory().bool(true), make, Optional.empty())));
  }

  /** Receiver and arguments as they lie on the stack: how many. */
  static int arguments(MethodInsnNode call) {
    int count = Type.getArgumentTypes(call.desc).length;
    return call.getOpcode() == Opcodes.INVOKESTATIC ? count : count + 1;
  }

  /** Into the code of all methods that the call may run, as far as it is followed. */
  private Optional<List<Way>> follow(Site site, MethodInsnNode call, List<String> values) {
    boolean isSelected =
        call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    return isSelected ? select(site, call, values) : exactly(site);
  }

  private Optional<List<Way>> exactly(Site site) {
    List<MethodShape> methods = callees(site).map(Callees::methods).orElse(List.of());
    return methods.size() == 1 && jdk.isFollowed(methods.get(0))
        ? Optional.of(
            List.of(new Way.Into(site.factory().bool(true), methods.get(0), Optional.empty())))
        : Optional.empty();
  }

  private Optional<Callees> callees(Site site) {
    return CallSites.at(site.code().body(), site.number()).stream()
        .filter(CallSite.MethodCall.class::isInstance)
        .findFirst()
        .map(targets::of);
  }

  /**
   * By the class of the receiver; what objects of other classes do is not known.
   *
   * @param values binary names of classes that there are ways for already
   */
  private Optional<List<Way>> select(Site site, MethodInsnNode call, List<String> values) {
    Optional<MethodShape> resolved =
        new MethodResolution(targets.hierarchy()).resolve(call.owner, call.name, call.desc);
    if (resolved.isEmpty()) {
      return Optional.empty();
    }
    Selections found = selections(site, call, resolved.get());
    boolean isFollowed = found.classes().keySet().stream().allMatch(jdk::isFollowed);
    if (found.classes().size() > MOST_METHODS) {
      return Optional.empty();
    }
    List<Way> ways = new ArrayList<>();
    List<String> followed = new ArrayList<>(values);
    found
        .classes()
        .forEach(
            (method, names) -> {
              if (jdk.isFollowed(method)) {
                boolean isOnly = found.isComplete() && found.classes().size() == 1;
                Expr guard =
                    isOnly && !found.isExact() && values.isEmpty()
                        ? site.factory().bool(true)
                        : names.isEmpty()
                            ? site.factory().not(isReceiver(site, call, values))
                            : isReceiver(site, call, names);
                ways.add(new Way.Into(guard, method, Optional.empty()));
                followed.addAll(names);
              }
            });
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    if (!found.isComplete() || !isFollowed) {
      Expr others = site.factory().not(isReceiver(site, call, followed));
      ways.add(
          opaque.anything(
              site,
              others,
              site.assumption(
                  AssumptionCode.CODE_ELSEWHERE,
                  MethodId.ofInternal(call.owner, call.name, call.desc).userForm())));
    }
    return Optional.of(ways);
  }

  /**
   * Methods that a call may run.
   *
   * @param classes for each method the classes whose objects select it, by binary names; none if
   *     objects of any class do
   * @param isComplete whether these are all there can be
   * @param isExact whether the receiver's very class is known
   */
  private record Selections(
      Map<MethodShape, List<String>> classes, boolean isComplete, boolean isExact) {}

  private Selections selections(Site site, MethodInsnNode call, MethodShape resolved) {
    ClassHierarchy hierarchy = targets.hierarchy();
    var resolution = new MethodResolution(hierarchy);
    Optional<String> exact = site.code().exactType(site.number(), site.resultIndex());
    Map<MethodShape, List<String>> selected = new LinkedHashMap<>();
    if (exact.isPresent() && resolution.select(exact.get(), resolved).isPresent()) {
      MethodShape method = resolution.select(exact.get(), resolved).get();
      selected.put(method, List.of(exact.get().replace('/', '.')));
      return new Selections(selected, true, true);
    }
    String owner = receiver(site, call);
    boolean isFinal = hierarchy.find(owner).map(ClassFile::isFinal).orElse(false);
    if (resolved.isPrivate() || resolved.isFinal() || isFinal || call.owner.startsWith("[")) {
      MethodShape method = isFinal ? resolution.select(owner, resolved).orElse(resolved) : resolved;
      selected.put(method, List.of());
      return new Selections(selected, true, false);
    }
    List<ClassFile> classes = new ArrayList<>(hierarchy.concreteTypes(owner));
    made.below(owner).stream().filter(type -> !classes.contains(type)).forEach(classes::add);
    for (ClassFile type : classes) {
      resolution
          .select(type.name(), resolved)
          .ifPresent(
              method ->
                  selected
                      .computeIfAbsent(method, any -> new ArrayList<>())
                      .add(type.binaryName()));
    }
    boolean isComplete = types.isClosed(owner) && !new Functional(hierarchy).is(owner);
    return new Selections(selected, isComplete, false);
  }

  /** The type of the receiver: the verifier may know it better than the instruction. */
  private String receiver(Site site, MethodInsnNode call) {
    Type type = site.typeAt(site.resultIndex());
    return type.getSort() == Type.OBJECT && types.isSubtype(type.getInternalName(), call.owner)
        ? type.getInternalName()
        : call.owner;
  }

  private Expr isReceiver(Site site, MethodInsnNode call, List<String> names) {
    Expr receiver = site.below(arguments(call) - 1);
    return types.isOneOf(site, receiver, call.owner.replace('/', '.') + "#" + call.name, names);
  }
}
