package dev.quarry.concolic.runtime;

import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.program.MethodId;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A method of the loaded program, found and made accessible. */
public final class Located {
  private final Class<?> owner;
  private final Executable method;
  private final Class<?>[] types;
  private final Type[] generics;
  private final String missing;

  private Located(Class<?> owner, Executable method) {
    this.owner = owner;
    this.method = method;
    this.types = method.getParameterTypes();
    Type[] known = types;
    String unknown = "";
    try {
      known = Generics.ofParameters(method);
    } catch (TypeNotPresentException e) {
      unknown = e.typeName();
    }
    this.generics = known;
    this.missing = unknown;
  }

  /** Finds a method, initialising its class. */
  static Located find(MethodId id, ClassLoader loader) throws ReflectiveOperationException {
    Class<?> owner = Class.forName(id.owner(), true, loader);
    List<Executable> declared =
        id.name().equals("<init>")
            ? List.of(owner.getDeclaredConstructors())
            : List.of(owner.getDeclaredMethods());
    for (Executable method : declared) {
      boolean sameName = method instanceof Constructor || method.getName().equals(id.name());
      if (sameName && descriptor(method).equals(id.descriptor())) {
        method.setAccessible(true);
        return new Located(owner, method);
      }
    }
    throw new NoSuchMethodException(id.userForm());
  }

  private static String descriptor(Executable method) {
    return method instanceof Method plain
        ? org.objectweb.asm.Type.getMethodDescriptor(plain)
        : org.objectweb.asm.Type.getConstructorDescriptor((Constructor<?>) method);
  }

  Class<?> owner() {
    return owner;
  }

  boolean isStatic() {
    return Modifier.isStatic(method.getModifiers());
  }

  int modifiers() {
    return method.getModifiers();
  }

  /** Whether there must be an object to call it on; a constructor makes its own. */
  public boolean hasReceiver() {
    return method instanceof Method && !isStatic();
  }

  public Class<?>[] types() {
    return types;
  }

  /** A class that type arguments name and the class path does not have; "" if there is none. */
  String missing() {
    return missing;
  }

  /** The parameters' types with type arguments where known. */
  Type[] generics() {
    return generics;
  }

  /** Calls it with just the arguments that it has; null if it can't. */
  public @Nullable MethodHandle handle() {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      MethodHandle handle =
          method instanceof Constructor<?> constructor
              ? lookup.unreflectConstructor(constructor)
              : lookup.unreflect((Method) method);
      return handle.asFixedArity();
    } catch (IllegalAccessException e) {
      return null;
    }
  }

  /** Calls it; a constructor returns the new object. */
  @Nullable Object call(@Nullable Object receiver, @Nullable Object[] arguments)
      throws ReflectiveOperationException {
    return method instanceof Constructor<?> constructor
        ? constructor.newInstance(arguments)
        : ((Method) method).invoke(receiver, arguments);
  }
}
