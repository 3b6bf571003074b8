package dev.quarry.concolic.runtime.types;

import dev.quarry.concolic.runtime.hooks.Stubs;
import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
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
  private static final String HOOKS = Type.getInternalName(Stubs.class);

  /** The class for each interface. */
  private static final ClassValue<Optional<Class<?>>> MADE =
      new ClassValue<>() {
        @Override
        protected Optional<Class<?>> computeValue(Class<?> type) {
          return Optional.ofNullable(make(type));
        }
      };

  /** What the stubs of a class implement. */
  private static final ClassValue<Implemented> IMPLEMENTED =
      new ClassValue<>() {
        @Override
        protected Implemented computeValue(Class<?> stubClass) {
          return implemented(stubClass);
        }
      };

  private record Implemented(Method method, int site) {}

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
      if (Routines.isOfJdk(type)) {
        return here.defineHiddenClass(classFile(here, type, methods), false).lookupClass();
      }
      MethodHandles.Lookup host = MethodHandles.privateLookupIn(type, here);
      return host.defineClass(classFile(host, type, methods));
    } catch (IllegalAccessException | LinkageError e) {
      return null;
    }
  }

  private static boolean isReachable(Class<?> type) {
    return !Routines.isOfJdk(type)
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

  /** Tells a new stub where it is and what it returns, which its declared type may know best. */
  public static void describe(Stub stub, java.lang.reflect.Type declared) {
    Implemented implemented = IMPLEMENTED.get(stub.getClass());
    stub.result = Generics.result(implemented.method(), declared);
    stub.site = implemented.site();
  }

  /** The interface that a stub implements. */
  public static Class<?> type(Stub stub) {
    return stub.getClass().getInterfaces()[0];
  }

  private static Implemented implemented(Class<?> stubClass) {
    Class<?> type = stubClass.getInterfaces()[0];
    Method method = narrowest(methods(type));
    MethodId id =
        MethodId.ofInternal(
            Names.internal(type.getName()), method.getName(), Type.getMethodDescriptor(method));
    return new Implemented(method, Sites.register(SiteInfo.of(new Location(id, 0), 0)));
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
      code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "ignore", "(L" + STUB + ";)V", false);
    } else {
      String hook = "(L" + STUB + ";)Ljava/lang/Object;";
      code.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, "answer", hook, false);
      unbox(code, result);
    }
    code.visitInsn(result.getOpcode(Opcodes.IRETURN));
    code.visitMaxs(0, 0);
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
