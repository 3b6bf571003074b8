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
  private final AskedTypes types;
  private final InputMethods markers;
  private final Mode mode;
  private final Map<String, CalledMethod> known = new HashMap<>();

  /**
   * @param mode in which the calls are rewritten
   */
  CallKinds(ClassHierarchy hierarchy, AskedTypes types, InputMethods markers, Mode mode) {
    this.hierarchy = hierarchy;
    this.mode = mode;
    this.resolution = new MethodResolution(hierarchy);
    this.types = types;
    this.markers = markers;
  }

  /** What a call in a class calls. */
  CalledMethod of(String caller, MethodInsnNode call) {
    String from = call.getOpcode() == Opcodes.INVOKESPECIAL ? caller : "";
    String key = call.getOpcode() + from + ' ' + call.owner + '.' + call.name + call.desc;
    CalledMethod callee = known.get(key);
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
        new CalledMethod(CalledMethod.Kind.DIRECT, false, parameters, false, Optional.empty()));
  }

  private CalledMethod classify(String caller, MethodInsnNode call) {
    boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
    List<Type> parameters = List.of(Type.getArgumentTypes(call.desc));
    if (markers.marker(call).isPresent()) {
      return new CalledMethod(
          CalledMethod.Kind.MARKER, false, parameters, hasReceiver, Optional.empty());
    }
    boolean isOfProgram = mode != Mode.LIBRARY;
    Optional<EnvironmentCall> environment = isOfProgram ? environment(call) : Optional.empty();
    if (isOfProgram && Substitutions.find(call.owner, call.name, call.desc).isPresent()) {
      return new CalledMethod(
          CalledMethod.Kind.SUBSTITUTED, false, parameters, hasReceiver, environment);
    }
    CalledMethod.Kind kind = kind(caller, call);
    boolean virtual =
        call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE;
    boolean dispatched = virtual && kind != CalledMethod.Kind.FOREIGN && isDispatched(call);
    return new CalledMethod(kind, dispatched, parameters, hasReceiver, environment);
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

  private CalledMethod.Kind kind(String caller, MethodInsnNode call) {
    return switch (call.getOpcode()) {
      case Opcodes.INVOKESTATIC -> {
        Optional<MethodShape> method = resolution.resolve(call.owner, call.name, call.desc);
        yield method.filter(this::isRewritten).isEmpty()
            ? CalledMethod.Kind.FOREIGN
            : isOfProgram(method) ? CalledMethod.Kind.DIRECT : CalledMethod.Kind.FOLLOWED;
      }
      case Opcodes.INVOKESPECIAL -> special(caller, call);
      default -> virtual(call);
    };
  }

  private CalledMethod.Kind special(String caller, MethodInsnNode call) {
    Optional<MethodShape> method =
        resolution.resolveSpecial(caller, call.owner, call.name, call.desc);
    if (method.filter(this::isRewritten).isPresent() && !hasModel(method.get())) {
      return CalledMethod.Kind.DIRECT;
    }
    return call.name.equals("<init>") ? CalledMethod.Kind.CONSTRUCTOR : CalledMethod.Kind.SUPER;
  }

  private CalledMethod.Kind virtual(MethodInsnNode call) {
    if (call.owner.startsWith("[")) {
      return CalledMethod.Kind.FOREIGN;
    }
    Optional<ClassFile> owner = hierarchy.find(call.owner);
    Optional<MethodShape> method = resolution.resolve(call.owner, call.name, call.desc);
    if (owner.isEmpty() || method.isEmpty()) {
      return CalledMethod.Kind.GUARDED;
    }
    boolean inProgram = isOfProgram(method);
    if (inProgram && (!owner.get().isInterface() || method.get().isPrivate())) {
      // A native method takes and leaves no shadows.
      return method.get().isNative()
              || types.isOverriddenNatively(call.owner, method.get())
              || !types.selectsRewritten(owner.get(), method.get())
          ? CalledMethod.Kind.GUARDED
          : CalledMethod.Kind.DIRECT;
    }
    boolean rewritten = types.isRewritten(method.get().id().ownerInternal());
    boolean settled = !rewritten && (method.get().isFinal() || owner.get().isFinal());
    boolean jdkOnly = !owner.get().isOfProgram() && !types.mayBeRewritten(call.owner);
    return settled || jdkOnly ? CalledMethod.Kind.FOREIGN : CalledMethod.Kind.GUARDED;
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
