package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.hooks.Fuel;
import dev.quarry.concolic.runtime.hooks.RunEnded;
import dev.quarry.expr.Expr;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Calls methods of the program from within hooks, leaving what is on its way in {@link Frames}. */
final class ProgramCalls {
  private ProgramCalls() {}

  /**
   * What a call came to.
   *
   * @param value null if it threw, or returned nothing
   * @param shadow of the value
   * @param isComplete whether it did not throw
   */
  record Answer(@Nullable Object value, @Nullable Expr shadow, boolean isComplete) {}

  /** The result; what the method throws is nobody's business but its own. */
  static Answer call(Method method, Object receiver) throws ReflectiveOperationException {
    @Nullable Expr[] arguments = Frames.arguments;
    Expr result = Frames.result;
    int depth = Fuel.depth;
    Frames.clear();
    // What the runtime calls is not nested in what the program calls.
    Fuel.depth = Integer.MAX_VALUE;
    try {
      Object value = method.invoke(receiver);
      return new Answer(value, Frames.result, true);
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      if (thrown instanceof RunEnded
          || thrown instanceof OutOfMemoryError
          || thrown instanceof LinkageError) {
        throw (Error) thrown;
      }
      return new Answer(null, null, false);
    } finally {
      Frames.arguments = arguments;
      Frames.result = result;
      Fuel.depth = depth;
    }
  }
}
