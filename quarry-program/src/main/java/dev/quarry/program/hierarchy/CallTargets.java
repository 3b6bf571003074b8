package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.CallSite.DynamicCall;
import dev.quarry.program.hierarchy.CallSite.Exposure;
import dev.quarry.program.hierarchy.CallSite.Initialisation;
import dev.quarry.program.hierarchy.CallSite.Kind;
import dev.quarry.program.hierarchy.CallSite.MethodCall;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What call sites may run, by class-hierarchy analysis. Remembers answers; for several threads. */
public final class CallTargets {
  private final ClassHierarchy hierarchy;
  private final MethodResolution resolution;
  private final Map<Reference, Callees> known = new ConcurrentHashMap<>();

  private final Map<String, Callees> callbacks = new ConcurrentHashMap<>();

  public CallTargets(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.resolution = new MethodResolution(hierarchy);
  }

  public ClassHierarchy hierarchy() {
    return hierarchy;
  }

  /** The methods that may run at the call site, or later on because of it (lambdas, callbacks). */
  public Callees of(CallSite site) {
    if (site instanceof MethodCall call) {
      return ofCall(call);
    }
    if (site instanceof DynamicCall dynamic) {
      return dynamic.implementation().map(this::ofCall).orElse(new Callees(List.of(), true));
    }
    if (site instanceof Exposure exposure) {
      return callbacks.computeIfAbsent(exposure.owner(), this::callbacks);
    }
    return initialisers(((Initialisation) site).owner());
  }

  private Callees ofCall(MethodCall call) {
    String caller = call.kind() == Kind.SPECIAL ? call.location().method().ownerInternal() : "";
    Reference reference =
        new Reference(call.kind(), call.owner(), call.name(), call.descriptor(), caller);
    Callees callees = known.get(reference);
    if (callees == null) {
      callees = find(reference);
      known.put(reference, callees);
    }
    return callees;
  }

  private Callees find(Reference call) {
    return switch (call.kind) {
      case STATIC -> exactly(resolution.resolve(call.owner, call.name, call.descriptor));
      case SPECIAL ->
          exactly(resolution.resolveSpecial(call.caller, call.owner, call.name, call.descriptor));
      case VIRTUAL, INTERFACE ->
          resolution
              .resolve(call.owner, call.name, call.descriptor)
              .map(resolved -> dispatch(call.owner, resolved))
              .orElse(Callees.UNKNOWN);
    };
  }

  private static Callees exactly(Optional<MethodShape> method) {
    return method.map(found -> new Callees(List.of(found), true)).orElse(Callees.UNKNOWN);
  }

  private Callees dispatch(String owner, MethodShape resolved) {
    boolean ownerIsFinal = hierarchy.find(owner).map(ClassFile::isFinal).orElse(false);
    if (resolved.isPrivate() || resolved.isFinal() || ownerIsFinal || owner.startsWith("[")) {
      return new Callees(List.of(resolved), true);
    }
    Set<MethodShape> methods = new LinkedHashSet<>();
    if (resolved.isCallable() && !hierarchy.isClosed(owner)) {
      methods.add(resolved);
    }
    for (ClassFile type : hierarchy.concreteTypes(owner)) {
      resolution.select(type.name(), resolved).ifPresent(methods::add);
    }
    return new Callees(
        List.copyOf(methods), hierarchy.isClosed(owner) && !new Functional(hierarchy).is(owner));
  }

  /**
   * The initialisers that run for a class: those of superclasses and of interfaces that have code
   * for their objects come first (JVMS §5.5).
   */
  private Callees initialisers(String owner) {
    List<ClassFile> classes = new ArrayList<>(hierarchy.superclasses(owner));
    Collections.reverse(classes);
    Set<MethodShape> methods = new LinkedHashSet<>();
    for (ClassFile type : classes) {
      if (!type.isInterface()) {
        hierarchy.supertypes(type.name()).stream()
            .flatMap(name -> hierarchy.find(name).stream())
            .filter(CallTargets::hasDefaults)
            .forEach(above -> addInitialiser(above, methods));
      }
      addInitialiser(type, methods);
    }
    return new Callees(List.copyOf(methods), true);
  }

  private static boolean hasDefaults(ClassFile type) {
    return type.isInterface()
        && type.methods().stream()
            .anyMatch(
                method -> !method.isAbstract() && !method.isStatic() && !method.isInitialiser());
  }

  private static void addInitialiser(ClassFile type, Set<MethodShape> methods) {
    if (type.isOfProgram()) {
      type.method("<clinit>", "()V").ifPresent(methods::add);
    }
  }

  /** The methods of the program by which code of the JDK can reach an object of the class. */
  private Callees callbacks(String owner) {
    List<ClassFile> ofJdk =
        hierarchy.supertypes(owner).stream()
            .flatMap(name -> hierarchy.find(name).stream())
            .filter(type -> !type.isOfProgram())
            .toList();
    Set<MethodShape> methods = new LinkedHashSet<>();
    for (ClassFile type : ofJdk) {
      for (MethodShape declared : type.methods()) {
        if (!declared.isStatic() && !declared.isPrivate() && !declared.isInitialiser()) {
          resolution.select(owner, declared).filter(this::isOfProgram).ifPresent(methods::add);
        }
      }
    }
    return new Callees(List.copyOf(methods), true);
  }

  private boolean isOfProgram(MethodShape method) {
    return hierarchy.find(method.id().owner()).map(ClassFile::isOfProgram).orElse(false);
  }

  private record Reference(
      Kind kind, String owner, String name, String descriptor, String caller) {}
}
