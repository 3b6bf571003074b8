package dev.quarry.expr.eval;

import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs pure static methods of the JDK, named as {@code java.lang.Math.sin(D)D}. Only classes whose
 * static methods have no side effects are admitted.
 */
public final class JdkFunctions implements OpaqueFunctions {
  private static final Set<String> PURE =
      Set.of(
          "java.lang.Math",
          "java.lang.StrictMath",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.lang.Character");

  private static final Set<String> IMPURE =
      Set.of("java.lang.Math.random()D", "java.lang.StrictMath.random()D");

  private final ConcurrentHashMap<String, MethodHandle> handles = new ConcurrentHashMap<>();

  /** The symbol of a static method of a JDK class. */
  public static OpaqueSymbol symbol(String owner, String method, String descriptor) {
    var type = MethodType.fromMethodDescriptorString(descriptor, null);
    List<Sort> parameters = new ArrayList<>();
    type.parameterList().forEach(parameter -> parameters.add(sortOf(parameter)));
    return new OpaqueSymbol(
        owner + '.' + method + descriptor, parameters, sortOf(type.returnType()));
  }

  @Override
  public Object call(OpaqueSymbol function, Object... arguments) {
    MethodHandle handle = handles.computeIfAbsent(function.name(), JdkFunctions::resolve);
    try {
      return Objects.requireNonNull((Object) handle.invokeExact(arguments));
    } catch (Throwable thrown) {
      throw UndefinedValueException.thrownBy(thrown, function.name());
    }
  }

  /** Whether the name is that of a method that can be run and whose types have sorts. */
  static boolean knows(String name) {
    try {
      resolve(name);
      return true;
    } catch (UndefinedValueException unknown) {
      return false;
    }
  }

  /** The method behind a name, with its own types. */
  private static MethodHandle find(String name) {
    int parenthesis = name.indexOf('(');
    int dot = parenthesis < 0 ? -1 : name.lastIndexOf('.', parenthesis);
    if (dot < 0 || !PURE.contains(name.substring(0, dot)) || IMPURE.contains(name)) {
      throw new UndefinedValueException("Nothing can run " + name + " here.");
    }
    try {
      return MethodHandles.publicLookup()
          .findStatic(
              Class.forName(name.substring(0, dot)),
              name.substring(dot + 1, parenthesis),
              MethodType.fromMethodDescriptorString(name.substring(parenthesis), null));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      throw new UndefinedValueException("The JDK has no static method " + name + ".", e);
    }
  }

  /** The method with byte, short and char as the int they are in expressions. */
  private static MethodHandle resolve(String name) {
    MethodHandle handle = find(name);
    MethodType type = handle.type();
    MethodType widened = type;
    for (int i = 0; i < type.parameterCount(); i++) {
      widened = widened.changeParameterType(i, sortOf(type.parameterType(i)).carrier());
    }
    widened = widened.changeReturnType(sortOf(type.returnType()).carrier());
    return MethodHandles.explicitCastArguments(handle, widened)
        .asSpreader(Object[].class, type.parameterCount())
        .asType(MethodType.methodType(Object.class, Object[].class));
  }

  private static Sort.Basic sortOf(Class<?> type) {
    if (type == byte.class || type == short.class || type == char.class || type == int.class) {
      return Sort.INT;
    }
    for (Sort.Basic sort : List.of(Sort.BOOL, Sort.LONG, Sort.FLOAT, Sort.DOUBLE, Sort.STRING)) {
      if (sort.carrier() == type) {
        return sort;
      }
    }
    throw new UndefinedValueException("Values of type " + type.getName() + " have no sort.");
  }
}
