package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/** What instructions on objects mean for input references. Called before the instruction. */
public final class References {
  private References() {}

  /** {@code IFNULL} and {@code IFNONNULL}: a jump, so outcome 1 is that it jumps. */
  public static void isNull(int site, int opcode, @Nullable Object a, @Nullable Object sa) {
    RunState.at(site).references().isNull(site, opcode, a, sa);
  }

  /**
   * {@code IF_ACMPEQ} and {@code IF_ACMPNE}.
   *
   * @return whether the two are the same as the program would see it without Quarry, which keeps
   *     boxes apart that {@code valueOf} would share
   */
  public static boolean same(
      int site,
      int opcode,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable Object sa,
      @Nullable Object sb) {
    return RunState.at(site).references().same(site, opcode, a, b, sa, sb);
  }

  /** Any instruction that needs the object; called when {@code so} is not null. */
  public static void dereference(int site, @Nullable Object o, @Nullable Object so) {
    RunState.at(site).references().dereference(site, o, so);
  }

  /** Before a virtual call when {@link RunState#openTypes} is not 0. */
  public static void dispatch(int site, @Nullable Object receiver) {
    RunState.at(site).references().dispatch(site, receiver);
  }

  /** The shadow of what {@code instanceof} leaves. */
  public static @Nullable Object instanceOf(
      int site, @Nullable Object o, @Nullable Object so, Class<?> type) {
    return RunState.at(site).references().instanceOf(site, o, so, type);
  }

  /** Before {@code checkcast}. */
  public static void cast(int site, @Nullable Object o, @Nullable Object so, Class<?> type) {
    RunState.at(site).references().cast(site, o, so, type);
  }

  /** A shadow goes where none can be kept, such as into a field of a JDK class. */
  public static void lost(int site, String what, @Nullable Object s) {
    RunState.at(site).references().lost(site, what, s);
  }
}
