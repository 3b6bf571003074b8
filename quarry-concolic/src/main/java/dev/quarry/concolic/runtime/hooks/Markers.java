package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.heap.PrimitiveInputs;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Stand-ins of the marker calls. The shadow of the value is left in {@link Frames#result}. Without
 * a run in progress on this thread, inputs have the default of their type.
 */
public final class Markers {
  private Markers() {}

  public static boolean anyBoolean(int site) {
    return (Boolean) primitive(site, boolean.class, false);
  }

  public static byte anyByte(int site) {
    return (Byte) primitive(site, byte.class, (byte) 0);
  }

  public static char anyChar(int site) {
    return (Character) primitive(site, char.class, (char) 0);
  }

  public static short anyShort(int site) {
    return (Short) primitive(site, short.class, (short) 0);
  }

  public static int anyInt(int site) {
    return (Integer) primitive(site, int.class, 0);
  }

  public static long anyLong(int site) {
    return (Long) primitive(site, long.class, 0L);
  }

  public static float anyFloat(int site) {
    return (Float) primitive(site, float.class, 0f);
  }

  public static double anyDouble(int site) {
    return (Double) primitive(site, double.class, 0d);
  }

  private static Object primitive(int site, Class<?> type, Object otherwise) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null) {
        return otherwise;
      }
      Symbolic input = PrimitiveInputs.make(run, run.nextMarker(), type);
      Frames.result = input.shadow();
      return Objects.requireNonNull(input.value());
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Any string but null. */
  public static String anyString(int site) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null) {
        return "";
      }
      var input = run.nextMarker().input(run.factory(), Sort.STRING);
      String value = (String) Boxes.fresh(run.ask(input));
      run.tracked.track(value, input);
      Frames.result = input;
      return value;
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** An object of a type, or null. */
  public static @Nullable Object any(int site, Class<?> type) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null) {
        return null;
      }
      run.at(site);
      Symbolic input = run.inputs.input(run.nextMarker(), type, type);
      Frames.result = input.shadow();
      return input.value();
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Ends the run unless the condition holds. */
  public static void assume(int site, boolean condition, @Nullable Expr shadow) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null) {
        run.require(site, condition, shadow == null ? null : Truth.of(run.factory(), shadow));
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Only its place matters. */
  public static void target(int site) {}
}
