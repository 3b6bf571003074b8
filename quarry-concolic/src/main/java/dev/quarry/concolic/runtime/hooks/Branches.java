package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/** Records which way jumps, switches and divisions go. Called before the instruction. */
public final class Branches {
  private Branches() {}

  /** {@code IF_ICMPxx}; {@code IFxx} with {@code b} 0 and {@code sb} null. */
  public static void compare(
      int site, int opcode, int a, int b, @Nullable Object sa, @Nullable Object sb) {
    RunState.at(site).branches().compare(site, opcode, a, b, sa, sb);
  }

  /** {@code tableswitch} and {@code lookupswitch}. */
  public static void choose(int site, int key, @Nullable Object s) {
    RunState.at(site).branches().choose(site, key, s);
  }

  /** Before int division and remainder. */
  public static void divisor(int site, int b, @Nullable Object sb) {
    RunState.at(site).branches().divisor(site, b == 0, sb);
  }

  /** Before long division and remainder. */
  public static void divisor(int site, long b, @Nullable Object sb) {
    RunState.at(site).branches().divisor(site, b == 0, sb);
  }
}
