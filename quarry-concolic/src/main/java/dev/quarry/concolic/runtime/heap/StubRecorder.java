package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.endings.Caller;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.tracer.StubTracer;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.concolic.runtime.types.JdkClasses;
import dev.quarry.concolic.runtime.types.Stub;
import dev.quarry.concolic.runtime.types.StubClass;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/** Makes inputs of what the methods of stubs return. */
public final class StubRecorder implements StubTracer {
  private final Trace trace;
  private final InputHeap inputs;
  private final Escapes escapes;

  public StubRecorder(Trace trace, InputHeap inputs, Escapes escapes) {
    this.trace = trace;
    this.inputs = inputs;
    this.escapes = escapes;
  }

  @Override
  public void ignore(Object stub) {
    untried((Stub) stub);
  }

  /** Functions that the JDK calls so are made everywhere, and may do anything. */
  private void untried(Stub stub) {
    Class<?> type = StubClass.type(stub);
    if (JdkClasses.contains(type)) {
      trace.assumed(
          stub.site,
          AssumptionCode.TYPE_NOT_TRIED,
          type.getTypeName(),
          "its method may throw, or change what it can reach");
    }
  }

  @Override
  public @Nullable Object answer(Object called, @Nullable Object otherwise) {
    Stub stub = (Stub) called;
    Class<?> type = Generics.erasure(stub.result);
    if (type == Void.class) {
      return null;
    }
    trace.at(stub.site);
    untried(stub);
    stub.calls++;
    Symbolic made = inputs.input(stub.path.result(stub.calls), type, stub.result);
    RunState.clear();
    if (Caller.isRewritten()) {
      RunState.result = made.shadow();
    } else {
      settle(stub.site, made);
    }
    return made.value();
  }

  /** The JDK called; it looks at the value and has no place for the shadow. */
  private void settle(int site, Symbolic made) {
    Object value = made.value();
    if (made.shadow() == null) {
      return;
    }
    if (inputs.behind(made.shadow()) != null) {
      inputs.resolve(site, made.shadow());
      escapes.settle(site, value, made.shadow());
    } else if (value != null) {
      trace.pin(site, made.shadow(), Contents.constant(trace.factory(), value));
    }
  }
}
