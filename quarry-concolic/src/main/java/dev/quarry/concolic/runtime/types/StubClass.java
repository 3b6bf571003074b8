package dev.quarry.concolic.runtime.types;

import dev.quarry.concolic.runtime.hooks.Stubs;
import dev.quarry.program.Names;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Makes the classes of {@link Stub}s: one for each functional interface. */
public final class StubClass {
  private static final String STUB = Type.getInternalName(Stub.class);
  private static final Method IGNORE = hook("ignore");
  private static final Method ANSWER = hook("answer");

  /** The class for each interface. */
  private static final ClassValue<Optional<Class<?>>> MADE =
      new ClassValue<>() {
        @Override
        protected Optional<Class<?>> computeValue(Class<?> type) {
          return Optional.ofNullable(make(type));
        }
      };

  private StubClass() {}

  /** A class that implements an interface; null if it is not functional or can't be reached. */
  static @Nullable Class<?> of(Class<?> type) {
    return MADE.get(type).orElse(null);
  }

  private static @Nullable Class<?> make(Class<?> type) {
    List<Method> methods = methods(type);
    if (methods.isEmpty() || type.isSealed() || !isReachable(type)) {
      return null;
    }
    try {
      MethodHandles.Lookup here = MethodHandles.lookup();
      if (JdkClasses.contains(type)) {
        return here.defineHiddenClass(classFile(here, type, methods), false).lookupClass();
      }
      MethodHandles.Lookup host = MethodHandles.privateLookupIn(type, here);
      return host.defineClass(classFile(host, type, methods));
    } catch (IllegalAccessException | LinkageError e) {
      return null;
    }
  }

  private static boolean isReachable(Class<?> type) {
    return !JdkClasses.contains(type)
        || Modifier.isPublic(type.getModifiers())
            && type.getModule().isExported(type.getPackageName());
  }

  /**
   * The methods that a lambda would implement: one, or several if an interface has given one of its
   * parent's parameters a narrower type. Empty if the interface is not functional.
   */
  static List<Method> methods(Class<?> type) {
    List<Method> found = new ArrayList<>();
    if (!type.isInterface() || type.isAnnotation()) {
      return found;
    }
    try {
      for (Method method : type.getMethods()) {
        if (Modifier.isAbstract(method.getModifiers()) && !isOfObject(method)) {
          if (!found.isEmpty() && !isNarrowed(found.get(0), method)) {
            return List.of();
          }
          found.add(method);
        }
      }
    } catch (LinkageError e) {
      return List.of();
    }
    return found;
  }

  private static boolean isOfObject(Method method) {
    try {
      Object.class.getMethod(method.getName(), method.getParameterTypes());
      return true;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  private static boolean isNarrowed(Method left, Method right) {
    Class<?>[] from = left.getParameterTypes();
    Class<?>[] to = right.getParameterTypes();
    if (!left.getName().equals(right.getName()) || from.length != to.length) {
      return false;
    }
    for (int i = 0; i < from.length; i++) {
      if (!from[i].isAssignableFrom(to[i]) && !to[i].isAssignableFrom(from[i])) {
        return false;
      }
    }
    return true;
  }

  /** The interface that a stub implements. */
  public static Class<?> type(Stub stub) {
    return stub.getClass().getInterfaces()[0];
  }

  /** The method of the interface that a class of stubs implements, with the narrowest result. */
  public static Method method(Class<?> stubClass) {
    return narrowest(methods(stubClass.getInterfaces()[0]));
  }

  private static Method narrowest(List<Method> methods) {
    Method narrowest = methods.get(0);
    for (Method method : methods) {
      if (narrowest.getReturnType().isAssignableFrom(method.getReturnType())) {
        narrowest = method;
      }
    }
    return narrowest;
  }

  private static byte[] classFile(MethodHandles.Lookup host, Class<?> type, List<Method> methods) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    String pack = Names.internal(host.lookupClass().getPackageName());
    String name = (pack.isEmpty() ? "" : pack + "/") + simpleName(type) + "$quarry$Stub";
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    String[] interfaces = {Type.getInternalName(type)};
    writer.visit(Opcodes.V17, access | Opcodes.ACC_SUPER, name, null, STUB, interfaces);
    MethodVisitor maker = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    maker.visitVarInsn(Opcodes.ALOAD, 0);
    maker.visitMethodInsn(Opcodes.INVOKESPECIAL, STUB, "<init>", "()V", false);
    maker.visitInsn(Opcodes.RETURN);
    maker.visitMaxs(0, 0);
    for (Method method : methods) {
      String descriptor = Type.getMethodDescriptor(method);
      addMethod(
          writer.visitMethod(Opcodes.ACC_PUBLIC, method.getName(), descriptor, null, null),
          Type.getReturnType(method));
    }
    return writer.toByteArray();
  }

  private static String simpleName(Class<?> type) {
    return type.getName().substring(type.getName().lastIndexOf('.') + 1);
  }

  private static void addMethod(MethodVisitor code, Type result) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    if (result.getSort() == Type.VOID) {
      call(code, IGNORE);
    } else {
      field(code, "site", "I");
      field(code, "otherwise", "Ljava/lang/Object;");
      call(code, ANSWER);
      unbox(code, result);
    }
    code.visitInsn(result.getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
  }

  private static Method hook(String name) {
    return Arrays.stream(Stubs.class.getMethods())
        .filter(method -> method.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static void call(MethodVisitor code, Method hook) {
    String owner = Type.getInternalName(hook.getDeclaringClass());
    String descriptor = Type.getMethodDescriptor(hook);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, hook.getName(), descriptor, false);
  }

  private static void field(MethodVisitor code, String name, String descriptor) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, STUB, name, descriptor);
  }

  private static void unbox(MethodVisitor code, Type result) {
    if (result.getSort() >= Type.ARRAY) {
      code.visitTypeInsn(Opcodes.CHECKCAST, result.getInternalName());
      return;
    }
    Class<?> box =
        MethodType.fromMethodDescriptorString("()" + result.getDescriptor(), null)
            .wrap()
            .returnType();
    String owner = Type.getInternalName(box);
    code.visitTypeInsn(Opcodes.CHECKCAST, owner);
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL,
        owner,
        result.getClassName() + "Value",
        "()" + result.getDescriptor(),
        false);
  }
}
