package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/**
 * Those who are told what rewritten code does, one for each family of hooks. The hooks know the
 * runtime by these interfaces only; what their methods do by default is what happens where no run
 * is in progress: nothing is recorded, and values are what they would be without Quarry.
 *
 * @param thread the one of the run; null if there is no run
 * @param threads is told that another thread has a value that depends on inputs
 * @param branches is told where the program goes
 * @param references is told what it does with objects
 * @param elements is told what it does with arrays
 * @param calls is told what it calls
 * @param library makes calls whose meaning is known
 * @param environment makes inputs of what the machine decides
 * @param markers makes inputs that the program asks for
 * @param stubs makes inputs of what unknown functions return
 * @param handlers is told of exceptions, on whatever thread
 * @param fuel ends the run when it has gone too far
 */
public record Tracer(
    @Nullable Thread thread,
    ThreadTracer threads,
    BranchTracer<Object> branches,
    ReferenceTracer<Object> references,
    ElementTracer<Object> elements,
    CallTracer<Object> calls,
    LibraryTracer<Object> library,
    EnvironmentTracer environment,
    MarkerTracer<Object> markers,
    StubTracer stubs,
    HandlerTracer handlers,
    FuelTracer fuel) {

  /** Where no run is in progress. */
  public static final Tracer NONE =
      new Tracer(
          null,
          new ThreadTracer() {},
          new BranchTracer<>() {},
          new ReferenceTracer<>() {},
          new ElementTracer<>() {},
          new CallTracer<>() {},
          new LibraryTracer<>() {},
          new EnvironmentTracer() {},
          new MarkerTracer<>() {},
          new StubTracer() {},
          new HandlerTracer() {},
          new FuelTracer() {});
}
