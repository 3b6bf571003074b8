package dev.quarry.concolic.runtime.tracer;

/** Is told that a thread other than the run's has a value that depends on inputs. */
public interface ThreadTracer {
  /** At a place. */
  default void noted(int site) {}

  /** Nobody knows where. */
  default void noted() {}
}
