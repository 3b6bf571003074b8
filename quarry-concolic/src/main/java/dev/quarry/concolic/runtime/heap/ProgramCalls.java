package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.Passed;
import dev.quarry.concolic.runtime.path.RunEnded;
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
    @Nullable Object[] arguments = RunState.arguments;
    Object result = RunState.result;
    int depth = RunState.depth;
    RunState.clear();
    // What the runtime calls is not nested in what the program calls.
    RunState.depth = Integer.MAX_VALUE;
    boolean was = RunState.callFromRuntime();
    try {
      Object value = method.invoke(receiver);
      return new Answer(value, Passed.result(), true);
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      if (thrown instanceof RunEnded
          || thrown instanceof OutOfMemoryError
          || thrown instanceof LinkageError) {
        throw (Error) thrown;
      }
      return new Answer(null, null, false);
    } finally {
      RunState.returnToRuntime(was);
      RunState.arguments = arguments;
      RunState.result = result;
      RunState.depth = depth;
    }
  }
}
