package dev.quarry.expr.eval;

import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import java.lang.invoke.MethodHandle;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs pure methods of the JDK. Only classes whose methods have no side effects on anything but
 * their receiver are admitted. A function's name is one of
 *
 * <ul>
 *   <li>{@code java.lang.Math.sin(D)D}: a static method;
 *   <li>{@code java.lang.String#repeat(I)Ljava/lang/String;}: an instance method of String or
 *       StringBuilder, whose first argument is the receiver. A builder is passed and returned as
 *       the string in it, that of the caller is not changed; a Locale is passed as its language
 *       tag;
 *   <li>either of these followed by {@code throws java.lang.ArithmeticException}: whether a call
 *       with these arguments throws an instance of that class.
 * </ul>
 */
public final class JdkFunctions implements OpaqueFunctions {
  private static final String THROWS = " throws ";

  private final ConcurrentHashMap<String, MethodHandle> handles = new ConcurrentHashMap<>();

  /** The symbol of a static method of a JDK class. */
  public static OpaqueSymbol symbol(String owner, String method, String descriptor) {
    return symbol(owner + '.' + method + descriptor);
  }

  /** The symbol of an instance method of String or StringBuilder; the receiver comes first. */
  public static OpaqueSymbol instanceSymbol(String owner, String method, String descriptor) {
    return symbol(owner + '#' + method + descriptor);
  }

  private static OpaqueSymbol symbol(String name) {
    JdkMethod method = JdkMethod.describe(name);
    return new OpaqueSymbol(name, method.parameters(), method.result());
  }

  /**
   * The symbol of the question whether a method throws.
   *
   * @param method a symbol from this class
   * @param exception the name of an exception's class, with dots
   */
  public static OpaqueSymbol throwing(OpaqueSymbol method, String exception) {
    return new OpaqueSymbol(method.name() + THROWS + exception, method.parameters(), Sort.BOOL);
  }

  @Override
  public Object call(OpaqueSymbol function, Object... arguments) {
    int end = function.name().indexOf(THROWS);
    return end < 0
        ? run(function.name(), arguments)
        : throwsWhenRun(
            function.name().substring(0, end),
            function.name().substring(end + THROWS.length()),
            arguments);
  }

  private Object run(String name, Object[] arguments) {
    try {
      return Objects.requireNonNull((Object) handle(name).invokeExact(arguments));
    } catch (Throwable thrown) {
      throw UndefinedValueException.thrownBy(thrown, name);
    }
  }

  private boolean throwsWhenRun(String name, String exception, Object[] arguments) {
    MethodHandle handle = handle(name);
    try {
      Object ignored = (Object) handle.invokeExact(arguments);
      return false;
    } catch (Throwable thrown) {
      return isInstance(thrown.getClass(), exception);
    }
  }

  private static boolean isInstance(Class<?> type, String name) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (c.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private MethodHandle handle(String name) {
    return handles.computeIfAbsent(name, n -> JdkMethod.parse(n).handle());
  }

  /** Whether the name is that of a method that can be run and whose types have sorts. */
  static boolean knows(String name) {
    try {
      JdkMethod.parse(name).handle();
      return true;
    } catch (UndefinedValueException unknown) {
      return false;
    }
  }
}
