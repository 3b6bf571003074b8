package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/** Shadows of arrays. Called before the instruction, but {@link #created} after it. */
public final class Elements {
  private Elements() {}

  /** {@code xALOAD}: decides null and bounds; gives the shadow of the element. */
  public static @Nullable Object load(
      int site, @Nullable Object array, int index, @Nullable Object sa, @Nullable Object si) {
    return RunState.at(site).elements().load(site, array, index, sa, si);
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      int value,
      @Nullable Object sa,
      @Nullable Object si,
      @Nullable Object sv) {
    RunState.at(site).elements().store(site, array, index, value, sa, si, sv);
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      long value,
      @Nullable Object sa,
      @Nullable Object si,
      @Nullable Object sv) {
    RunState.at(site).elements().store(site, array, index, value, sa, si, sv);
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      float value,
      @Nullable Object sa,
      @Nullable Object si,
      @Nullable Object sv) {
    RunState.at(site).elements().store(site, array, index, value, sa, si, sv);
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      double value,
      @Nullable Object sa,
      @Nullable Object si,
      @Nullable Object sv) {
    RunState.at(site).elements().store(site, array, index, value, sa, si, sv);
  }

  public static void store(
      int site,
      @Nullable Object array,
      int index,
      @Nullable Object value,
      @Nullable Object sa,
      @Nullable Object si,
      @Nullable Object sv) {
    RunState.at(site).elements().store(site, array, index, value, sa, si, sv);
  }

  /** {@code arraylength}. */
  public static @Nullable Object length(int site, @Nullable Object array, @Nullable Object sa) {
    return RunState.at(site).elements().length(site, array, sa);
  }

  /** Before an array is made; once for each dimension. */
  public static void size(int site, int n, @Nullable Object sn) {
    RunState.at(site).elements().size(site, n, sn);
  }

  /** After an array was made with a symbolic length; one shadow for each dimension given. */
  public static void created(Object array, @Nullable Object[] lengths) {
    if (RunState.here()) {
      RunState.current().elements().created(array, lengths);
    }
  }
}
