package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.concolic.runtime.EntryCall;
import dev.quarry.concolic.runtime.Located;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.run.RunContext;
import dev.quarry.expr.Model;
import dev.quarry.input.InputPath;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls an entry whose parameters are primitives, strings, boxes or arrays of primitives with rows
 * of one shape: the same values as {@code InputHeap} would make, without the books it keeps.
 */
public final class DirectCall {
  /** So many runs pay for the classes that a loop needs. */
  private static final int RUNS_BEFORE_LOOP = 500;

  private final RunContext context;

  /** Takes its arguments as they are. */
  private final MethodHandle exact;

  /** Takes them in an array. */
  private final MethodHandle spread;

  private final DirectArguments arguments;

  /** Runs until there is a loop. */
  private int runsLeft = RUNS_BEFORE_LOOP;

  private @Nullable RowLoop loop;

  /** Used for one run after the other as long as none of them leaves a trace in it. */
  private Run run;

  private DirectCall(RunContext context, MethodHandle exact, DirectArguments arguments) {
    this.context = context;
    this.exact = exact;
    this.spread =
        exact
            .asSpreader(Object[].class, exact.type().parameterCount())
            .asType(MethodType.methodType(Object.class, Object[].class));
    this.arguments = arguments;
    this.run = new Run(context, RunRequest.of(Model.EMPTY));
  }

  /** The call of a method with rows of a shape; null if there is more to it. */
  static @Nullable DirectCall of(
      RunContext context, Located method, List<InputPath> parameters, InputShape shape) {
    if (method.hasReceiver()) {
      return null;
    }
    DirectArguments arguments =
        DirectArguments.of(shape, parameters, method.types(), context.limits().arrayLength());
    MethodHandle handle = arguments == null ? null : method.handle();
    return arguments == null || handle == null ? null : new DirectCall(context, handle, arguments);
  }

  /** Makes many such runs at once; null if there were few of them so far, or if it can't. */
  public @Nullable RowLoop loop(EntryCall entry) {
    if (runsLeft > 0) {
      runsLeft--;
      if (runsLeft == 0) {
        RowCall call = RowCallClass.of(exact, arguments);
        loop = call == null ? null : DirectLoop.of(call, entry, context);
      }
    }
    return loop;
  }

  /** Whether this is enough for a row. */
  public boolean takes(Object[] row) {
    return arguments.take(row);
  }

  /** The run to make the next call in. */
  public Run run() {
    if (!run.isUnmarked()) {
      run = new Run(context, RunRequest.of(Model.EMPTY));
    }
    return run;
  }

  /** Calls the method; what it throws is thrown. */
  @SuppressWarnings("ThrowSpecificity")
  public @Nullable Object call(Object[] row) throws Throwable {
    return (Object) spread.invokeExact(arguments.of(row));
  }
}
