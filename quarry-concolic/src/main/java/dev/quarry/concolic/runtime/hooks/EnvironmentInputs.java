package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.guard.boot.Dependence;
import org.jspecify.annotations.Nullable;

/**
 * Makes inputs of what the machine and the moment decide. Where the model of the run has no value,
 * the input has the one that the call really gave, which is the same in all runs. Shadows are left
 * in {@link RunState#result}.
 */
@ActsForProgram
public final class EnvironmentInputs {
  private EnvironmentInputs() {}

  /** Before a call whose result may become an input. */
  public static void before() {
    Dependence.begin();
  }

  /** After it. */
  public static boolean reading(boolean real, int site) {
    return (Boolean) reading(real, site, 0);
  }

  public static int reading(int real, int site) {
    return (Integer) reading(real, site, 0);
  }

  public static long reading(long real, int site) {
    return (Long) reading(real, site, 0);
  }

  public static float reading(float real, int site) {
    return (Float) reading(real, site, 0);
  }

  public static double reading(double real, int site) {
    return (Double) reading(real, site, 0);
  }

  /** After a call that gives a number below a bound. */
  public static int below(int real, int bound, int site) {
    return (Integer) reading(real, site, bound);
  }

  private static Object reading(Object real, int site, int bound) {
    boolean drawn = (Dependence.end() & Dependence.CHANCE) != 0;
    RunState.result = null;
    return RunState.at(site).environment().reading(real, site, drawn, bound);
  }

  /** A variable of the environment. */
  public static @Nullable String variable(String key, int site) {
    RunState.result = null;
    return RunState.at(site).environment().variable(key, System.getenv(key), site);
  }

  /** A system property. */
  public static @Nullable String property(String key, int site) {
    RunState.result = null;
    return RunState.at(site).environment().property(key, System.getProperty(key), site);
  }

  /** A system property, or something else if there is none. */
  public static @Nullable String propertyOr(String key, @Nullable String other, int site) {
    RunState.result = null;
    return RunState.at(site).environment().propertyOr(key, System.getProperty(key), other, site);
  }

  /** Whether a system property is "true". */
  public static boolean flag(@Nullable String key, int site) {
    RunState.result = null;
    return key != null
        && !key.isEmpty()
        && RunState.at(site).environment().flag(key, System.getProperty(key), site);
  }

  /** Before a call whose result is not tried to be anything else. */
  public static void depends(String what, int site) {
    RunState.at(site).environment().depends(what, site);
  }

  /** Before a call that gives a default of the platform. */
  public static void takesDefault(String what, int site) {
    RunState.at(site).environment().takesDefault(what, site);
  }

  /** Before a call of a method that tells two objects apart by chance if nobody overrides it. */
  public static void identity(@Nullable Object receiver, int site) {
    if (receiver != null) {
      RunState.at(site).environment().identity(receiver, site);
    }
  }
}
