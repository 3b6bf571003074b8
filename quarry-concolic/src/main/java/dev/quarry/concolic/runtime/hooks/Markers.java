package dev.quarry.concolic.runtime.hooks;

import org.jspecify.annotations.Nullable;

/**
 * Stand-ins of the marker calls. The shadow of the value is left in {@link RunState#result}.
 * Without a run in progress on this thread, inputs have the default of their type.
 */
public final class Markers {
  private Markers() {}

  public static boolean anyBoolean(int site) {
    return (Boolean) RunState.at(site).markers().primitive(site, boolean.class, false);
  }

  public static byte anyByte(int site) {
    return (Byte) RunState.at(site).markers().primitive(site, byte.class, (byte) 0);
  }

  public static char anyChar(int site) {
    return (Character) RunState.at(site).markers().primitive(site, char.class, (char) 0);
  }

  public static short anyShort(int site) {
    return (Short) RunState.at(site).markers().primitive(site, short.class, (short) 0);
  }

  public static int anyInt(int site) {
    return (Integer) RunState.at(site).markers().primitive(site, int.class, 0);
  }

  public static long anyLong(int site) {
    return (Long) RunState.at(site).markers().primitive(site, long.class, 0L);
  }

  public static float anyFloat(int site) {
    return (Float) RunState.at(site).markers().primitive(site, float.class, 0f);
  }

  public static double anyDouble(int site) {
    return (Double) RunState.at(site).markers().primitive(site, double.class, 0d);
  }

  /** Any string but null. */
  public static String anyString(int site) {
    return RunState.at(site).markers().string(site);
  }

  /** An object of a type, or null. */
  public static @Nullable Object any(int site, Class<?> type) {
    return RunState.at(site).markers().object(site, type);
  }

  /** Ends the run unless the condition holds. */
  public static void assume(int site, boolean condition, @Nullable Object shadow) {
    RunState.at(site).markers().assume(site, condition, shadow);
  }

  /** Only its place matters. */
  public static void target(int site) {}
}
