package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.tracer.MarkerTracer;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the inputs that marker calls ask for. */
public final class MarkerRecorder implements MarkerTracer<Expr> {
  private final Trace trace;
  private final Tracked tracked;
  private final InputHeap inputs;

  public MarkerRecorder(Trace trace, Tracked tracked, InputHeap inputs) {
    this.trace = trace;
    this.tracked = tracked;
    this.inputs = inputs;
  }

  @Override
  public Object primitive(int site, Class<?> type, Object otherwise) {
    Symbolic input = PrimitiveInputs.make(trace, trace.nextMarker(), type);
    RunState.result = input.shadow();
    return Objects.requireNonNull(input.value());
  }

  @Override
  public String string(int site) {
    Input input = trace.nextMarker().input(trace.factory(), Sort.STRING);
    String value = (String) Boxes.fresh(trace.ask(input));
    tracked.track(value, input);
    RunState.result = input;
    return value;
  }

  @Override
  public @Nullable Object object(int site, Class<?> type) {
    trace.at(site);
    Symbolic input = inputs.input(trace.nextMarker(), type, type);
    RunState.result = input.shadow();
    return input.value();
  }

  @Override
  public void assume(int site, boolean condition, @Nullable Expr shadow) {
    trace.require(site, condition, shadow == null ? null : Truth.of(trace.factory(), shadow));
  }
}
