package dev.quarry.models.library;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.objectweb.asm.Type;

/** The real methods behind the names. */
final class JdkReflection {
  private JdkReflection() {}

  /** The method itself, if this JDK has it. */
  static Optional<Executable> find(LibraryMethod method) {
    Class<?> owner = classOf(Type.getObjectType(method.owner()));
    if (method.isConstructor()) {
      return Arrays.stream(owner.getConstructors())
          .filter(c -> Type.getConstructorDescriptor(c).equals(method.descriptor()))
          .map(Executable.class::cast)
          .findFirst();
    }
    return Arrays.stream(owner.getMethods())
        .filter(m -> m.getName().equals(method.name()))
        .filter(m -> Type.getMethodDescriptor(m).equals(method.descriptor()))
        .map(Executable.class::cast)
        .findFirst();
  }

  static Object invoke(Executable executable, boolean isStatic, Object[] arguments)
      throws ReflectiveOperationException {
    if (executable instanceof Constructor<?> constructor) {
      return constructor.newInstance(Arrays.copyOfRange(arguments, 1, arguments.length));
    }
    Method method = (Method) executable;
    return isStatic
        ? method.invoke(null, arguments)
        : method.invoke(arguments[0], Arrays.copyOfRange(arguments, 1, arguments.length));
  }

  static Class<?> classOf(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> boolean.class;
      case Type.CHAR -> char.class;
      case Type.BYTE -> byte.class;
      case Type.SHORT -> short.class;
      case Type.INT -> int.class;
      case Type.LONG -> long.class;
      case Type.FLOAT -> float.class;
      case Type.DOUBLE -> double.class;
      default -> named(type.getClassName());
    };
  }

  private static Class<?> named(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException("A model names a class that does not exist.", e);
    }
  }
}
