package dev.quarry.concolic.runtime.tracer;

/** Is told of exceptions, on whatever thread. */
public interface HandlerTracer {
  default void thrown(Throwable exception) {}

  default void arrived(Throwable thrown) {}

  default void made(Throwable error) {}
}
