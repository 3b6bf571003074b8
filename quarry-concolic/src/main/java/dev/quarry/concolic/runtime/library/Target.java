package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.hooks.ActsForProgram;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.types.FollowedCode;
import dev.quarry.concolic.runtime.types.JdkClasses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** A JDK method to be called with boxed arguments. */
@ActsForProgram
public final class Target {
  private final MethodHandle handle;

  /** Whether the code of the method is rewritten, and the runtime knows already what it does. */
  private final boolean isFollowed;

  private Target(MethodHandle handle, boolean isFollowed) {
    this.handle = handle;
    this.isFollowed = isFollowed;
  }

  /** What a call calls for receivers of a class; null if it can't be called from here. */
  static @Nullable Target of(CallInfo call, @Nullable Class<?> receiver) {
    try {
      ClassLoader loader = ClassLoader.getPlatformClassLoader();
      MethodType type = MethodType.fromMethodDescriptorString(call.descriptor(), loader);
      MethodHandles.Lookup lookup = MethodHandles.publicLookup();
      if (call.opcode() == Opcodes.INVOKESTATIC) {
        Class<?> owner = Class.forName(call.owner().replace('/', '.'), false, loader);
        return new Target(
            spread(lookup.findStatic(owner, call.name(), type)),
            FollowedCode.here().contains(owner));
      }
      return receiver == null ? null : virtual(lookup, call.name(), type, receiver);
    } catch (ReflectiveOperationException | TypeNotPresentException | LinkageError e) {
      return null;
    }
  }

  private static @Nullable Target virtual(
      MethodHandles.Lookup lookup, String name, MethodType type, Class<?> receiver) {
    for (Class<?> owner : supertypes(receiver)) {
      try {
        return new Target(
            spread(lookup.findVirtual(owner, name, type)), FollowedCode.here().contains(receiver));
      } catch (ReflectiveOperationException e) {
        // Declared or visible further up.
        continue;
      }
    }
    return null;
  }

  private static List<Class<?>> supertypes(Class<?> receiver) {
    List<Class<?>> all = new ArrayList<>();
    for (Class<?> type = receiver; type != null; type = type.getSuperclass()) {
      all.add(type);
    }
    for (int i = 0; i < all.size(); i++) {
      all.addAll(List.of(all.get(i).getInterfaces()));
    }
    all.removeIf(type -> !JdkClasses.contains(type));
    return all;
  }

  private static MethodHandle spread(MethodHandle handle) {
    return handle
        .asFixedArity()
        .asSpreader(Object[].class, handle.type().parameterCount())
        .asType(MethodType.methodType(Object.class, Object[].class));
  }

  /** Calls it; what it throws is thrown. */
  @SuppressWarnings("ThrowSpecificity")
  @Nullable Object call(@Nullable Object[] args) throws Throwable {
    if (isFollowed) {
      return (Object) handle.invokeExact(args);
    }
    boolean was = RunState.callFromRuntime();
    try {
      return (Object) handle.invokeExact(args);
    } finally {
      RunState.returnToRuntime(was);
    }
  }
}
