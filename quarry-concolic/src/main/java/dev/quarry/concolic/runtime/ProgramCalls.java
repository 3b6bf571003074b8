package dev.quarry.concolic.runtime;

import dev.quarry.expr.Expr;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Calls methods of the program from within hooks, leaving what is on its way in {@link Frames}. */
final class ProgramCalls {
  private ProgramCalls() {}

  /** The result and its shadow; null for a method that threw an exception. */
  static Symbolic call(Method method, Object receiver) throws ReflectiveOperationException {
    @Nullable Expr[] arguments = Frames.arguments;
    Expr result = Frames.result;
    int depth = Fuel.depth;
    Frames.clear();
    // What the runtime calls is not nested in what the program calls.
    Fuel.depth = Integer.MAX_VALUE;
    try {
      Object value = method.invoke(receiver);
      return new Symbolic(value, Frames.result);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      return new Symbolic(null, null);
    } finally {
      Frames.arguments = arguments;
      Frames.result = result;
      Fuel.depth = depth;
    }
  }
}
