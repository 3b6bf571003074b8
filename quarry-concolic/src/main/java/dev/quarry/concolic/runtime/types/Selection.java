package dev.quarry.concolic.runtime.types;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Which class's implementation a virtual call selects. */
public final class Selection {
  /** By class; a class that is unloaded takes its entry along. */
  private static final ClassValue<Map<String, Class<?>>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Map<String, Class<?>> computeValue(Class<?> type) {
          return new HashMap<>();
        }
      };

  private Selection() {}

  /** The class or interface that declares the selected method; Object if there is none. */
  public static Class<?> of(Class<?> receiver, String name, String descriptor) {
    Map<String, Class<?>> selected = KNOWN.get(receiver);
    synchronized (selected) {
      return selected.computeIfAbsent(name + descriptor, any -> find(receiver, name, descriptor));
    }
  }

  private static Class<?> find(Class<?> receiver, String name, String descriptor) {
    for (Class<?> type = receiver; type != null; type = type.getSuperclass()) {
      if (declares(type, name, descriptor, false)) {
        return type;
      }
    }
    for (Class<?> type = receiver; type != null; type = type.getSuperclass()) {
      Class<?> inherited = inInterfaces(type, name, descriptor);
      if (inherited != null) {
        return inherited;
      }
    }
    return Object.class;
  }

  private static @Nullable Class<?> inInterfaces(Class<?> type, String name, String descriptor) {
    Class<?> found = null;
    for (Class<?> parent : type.getInterfaces()) {
      Class<?> candidate =
          declares(parent, name, descriptor, true)
              ? parent
              : inInterfaces(parent, name, descriptor);
      if (candidate != null && (found == null || found.isAssignableFrom(candidate))) {
        found = candidate;
      }
    }
    return found;
  }

  private static boolean declares(Class<?> type, String name, String descriptor, boolean concrete) {
    try {
      for (Method method : type.getDeclaredMethods()) {
        if (method.getName().equals(name)
            && !Modifier.isStatic(method.getModifiers())
            && !(concrete && Modifier.isAbstract(method.getModifiers()))
            && Type.getMethodDescriptor(method).equals(descriptor)) {
          return true;
        }
      }
      return false;
    } catch (LinkageError e) {
      return false;
    }
  }
}
