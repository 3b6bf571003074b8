package dev.quarry.testgen.replay.runner;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A way to run methods of a class. */
@FunctionalInterface
interface Check {
  /**
   * Runs methods in any order and tells when each begins and ends. May leave some out.
   *
   * @return what went wrong outside of the methods; null if nothing
   */
  @Nullable Throwable run(String className, List<String> methods, Progress progress)
      throws ReflectiveOperationException;

  /** Loads what it needs, before it is known what to run. */
  default void warmUp() {}

  /** Told of each method that is run. */
  interface Progress {
    void begin(String method);

    /** It returned something that was looked at; comes before its end. */
    default void saw(String method, List<String> encoding) {}

    /** It threw something, or nothing if that is null. */
    void end(String method, @Nullable Throwable thrown);
  }
}
