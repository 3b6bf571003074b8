package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/** Calls that may leave rewritten code. */
public final class Calls {
  private Calls() {}

  /**
   * Before a call that may select rewritten code or not.
   *
   * @param args boxed, receiver first
   * @param shadows in the same order
   */
  public static void pass(
      int site,
      @Nullable Object receiver,
      long token,
      @Nullable Object[] args,
      @Nullable Object[] shadows) {
    RunState.at(site).calls().pass(site, receiver, token, args, shadows);
  }

  /** After such a call, when {@link RunState#result} is not null: the shadow of its result. */
  public static @Nullable Object result(int site, @Nullable Object receiver) {
    return RunState.at(site).calls().result(site, receiver);
  }

  /** Before a call that surely leaves rewritten code and has no model. */
  public static void escape(int site, @Nullable Object[] args, @Nullable Object[] shadows) {
    RunState.at(site).calls().escape(site, args, shadows);
  }
}
