package dev.quarry.concolic.instrument;

import dev.quarry.models.environment.EnvironmentCall;
import dev.quarry.models.environment.EnvironmentCalls;
import dev.quarry.models.library.LibraryModels;
import dev.quarry.program.ClassFile;
import dev.quarry.program.InputMethods;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.MethodResolution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Tells calls of rewritten methods from others. */
final class CallKinds {
  private final ClassHierarchy hierarchy;
  private final MethodResolution resolution;
  private final ProgramTypes types;
  private final InputMethods markers;
  private final Mode mode;
  private final Map<String, Callee> known = new HashMap<>();

  /**
   * @param mode in which the calls are rewritten
   */
  CallKinds(ClassHierarchy hierarchy, ProgramTypes types, InputMethods markers, Mode mode) {
    this.hierarchy = hierarchy;
    this.mode = mode;
    this.resolution = new MethodResolution(hierarchy);
    this.types = types;
    this.markers = markers;
  }

  /** What a call in a class calls. */
  Callee of(String caller, MethodInsnNode call) {
    String from = call.getOpcode() == Opcodes.INVOKESPECIAL ? caller : "";
    String key = call.getOpcode() + from + ' ' + call.owner + '.' + call.name + call.desc;
    Callee callee = known.get(key);
    if (callee == null) {
      callee = classify(caller, call);
      known.put(key, callee);
    }
    return callee;
  }

  /** Makes a static method known that is in no class file. */
  void declare(MethodInsnNode call) {
    List<Type> parameters = List.of(Type.getArgumentTypes(call.desc));
    known.put(
        call.getOpcode() + " " + call.owner + '.' + call.name + call.desc,
        new Callee(Callee.Kind.DIRECT, false, parameters, false, Optional.empty()));
  }

  private Callee classify(String caller, MethodInsnNode call) {
    boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
    List<Type> parameters = List.of(Type.getArgumentTypes(call.desc));
    if (markers.marker(call).isPresent()) {
      return new Callee(Callee.Kind.MARKER, false, parameters, hasReceiver, Optional.empty());
    }
    boolean isOfProgram = mode != Mode.LIBRARY;
    Optional<EnvironmentCall> environment = isOfProgram ? environment(call) : Optional.empty();
    if (isOfProgram && Substitutions.find(call.owner, call.name, call.desc).isPresent()) {
      return new Callee(Callee.Kind.SUBSTITUTED, false, parameters, hasReceiver, environment);
    }
    Callee.Kind kind = kind(caller, call);
    boolean virtual =
        call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    boolean dispatched = virtual && kind != Callee.Kind.FOREIGN && isDispatched(call);
    return new Callee(kind, dispatched, parameters, hasReceiver, environment);
  }

  /** By the class that the call names, or by the one that has the method. */
  private Optional<EnvironmentCall> environment(MethodInsnNode call) {
    return EnvironmentCalls.find(call.owner, call.name, call.desc)
        .or(
            () ->
                resolution
                    .resolve(call.owner, call.name, call.desc)
                    .flatMap(
                        method ->
                            EnvironmentCalls.find(
                                method.id().ownerInternal(), call.name, call.desc))
                    .filter(found -> !found.isInput()));
  }

  private Callee.Kind kind(String caller, MethodInsnNode call) {
    return switch (call.getOpcode()) {
      case Opcodes.INVOKESTATIC -> {
        Optional<MethodShape> method = resolution.resolve(call.owner, call.name, call.desc);
        yield method.filter(this::isRewritten).isEmpty()
            ? Callee.Kind.FOREIGN
            : isOfProgram(method) ? Callee.Kind.DIRECT : Callee.Kind.FOLLOWED;
      }
      case Opcodes.INVOKESPECIAL -> special(caller, call);
      default -> virtual(call);
    };
  }

  private Callee.Kind special(String caller, MethodInsnNode call) {
    Optional<MethodShape> method =
        resolution.resolveSpecial(caller, call.owner, call.name, call.desc);
    if (method.filter(this::isRewritten).isPresent() && !hasModel(method.get())) {
      return Callee.Kind.DIRECT;
    }
    return call.name.equals("<init>") ? Callee.Kind.CONSTRUCTOR : Callee.Kind.SUPER;
  }

  private Callee.Kind virtual(MethodInsnNode call) {
    if (call.owner.startsWith("[")) {
      return Callee.Kind.FOREIGN;
    }
    Optional<ClassFile> owner = hierarchy.find(call.owner);
    Optional<MethodShape> method = resolution.resolve(call.owner, call.name, call.desc);
    if (owner.isEmpty() || method.isEmpty()) {
      return Callee.Kind.GUARDED;
    }
    boolean inProgram = isOfProgram(method);
    if (inProgram && (!owner.get().isInterface() || method.get().isPrivate())) {
      // A native method takes and leaves no shadows.
      return method.get().isNative()
              || types.isOverriddenNatively(call.owner, method.get())
              || !types.selectsRewritten(owner.get(), method.get())
          ? Callee.Kind.GUARDED
          : Callee.Kind.DIRECT;
    }
    boolean rewritten = types.isRewritten(method.get().id().ownerInternal());
    boolean settled = !rewritten && (method.get().isFinal() || owner.get().isFinal());
    boolean jdkOnly = !owner.get().isOfProgram() && !types.mayBeRewritten(call.owner);
    return settled || jdkOnly ? Callee.Kind.FOREIGN : Callee.Kind.GUARDED;
  }

  private boolean isRewritten(MethodShape method) {
    return method.hasCode() && types.isRewritten(method.id().ownerInternal());
  }

  private boolean isOfProgram(Optional<MethodShape> method) {
    return method.filter(m -> types.isProgram(m.id().ownerInternal())).isPresent();
  }

  /** A model goes before the code that the JDK has for a method. */
  private static boolean hasModel(MethodShape method) {
    MethodId id = method.id();
    return LibraryModels.find(id.ownerInternal(), id.name(), id.descriptor()).isPresent();
  }

  private boolean isDispatched(MethodInsnNode call) {
    Optional<MethodShape> method = resolution.resolve(call.owner, call.name, call.desc);
    if (method.isEmpty()) {
      return true;
    }
    if (method.get().isPrivate() || method.get().isFinal()) {
      return false;
    }
    boolean ofProgram = types.isProgram(call.owner);
    boolean isInterface = hierarchy.find(call.owner).map(ClassFile::isInterface).orElse(true);
    return !ofProgram || isInterface || types.isOverridden(call.owner, method.get());
  }
}
