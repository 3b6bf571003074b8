package dev.quarry.concolic.runtime.tracer;

/** Ends a run that goes too far. */
public interface FuelTracer {
  default void tooDeep() {}

  default void exhausted() {}
}
