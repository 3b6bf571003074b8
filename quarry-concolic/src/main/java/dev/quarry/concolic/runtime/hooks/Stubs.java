package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/** What the method of an input object does that no class of the program implements. */
public final class Stubs {
  private Stubs() {}

  /** A call of a method without a result. */
  public static void ignore(Object stub) {
    RunState.current().stubs().ignore(stub);
    RunState.arguments = null;
  }

  /**
   * A call of a method with a result, which is boxed if primitive.
   *
   * @param site of the method
   * @param otherwise the result where no run is in progress
   */
  public static @Nullable Object answer(Object stub, int site, @Nullable Object otherwise) {
    return RunState.at(site).stubs().answer(stub, otherwise);
  }
}
