package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.guard.boot.Dependence;
import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.environment.ChangedProperties;
import dev.quarry.concolic.runtime.heap.PrimitiveInputs;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.models.environment.Domain;
import dev.quarry.models.environment.EnvironmentCall;
import dev.quarry.models.environment.EnvironmentCalls;
import dev.quarry.program.Names;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * Makes inputs of what the machine and the moment decide. Where the model of the run has no value,
 * the input has the one that the call really gave, which is the same in all runs. Shadows are left
 * in {@link Frames#result}.
 */
public final class EnvironmentInputs {
  private EnvironmentInputs() {}

  /** Before a call whose result may become an input. */
  public static void before() {
    Dependence.begin();
  }

  /** After it. */
  public static boolean reading(boolean real, int site) {
    return (Boolean) any(real, site, Sort.BOOL);
  }

  public static int reading(int real, int site) {
    return (Integer) any(real, site, Sort.INT);
  }

  public static long reading(long real, int site) {
    return (Long) any(real, site, Sort.LONG);
  }

  public static float reading(float real, int site) {
    return (Float) any(real, site, Sort.FLOAT);
  }

  public static double reading(double real, int site) {
    return (Double) any(real, site, Sort.DOUBLE);
  }

  /** After a call that gives a number below a bound. */
  public static int below(int real, int bound, int site) {
    return (Integer) any(real, site, Sort.INT, bound);
  }

  private static Object any(Object real, int site, Sort.Basic sort) {
    return any(real, site, sort, 0);
  }

  private static Object any(Object real, int site, Sort.Basic sort, int bound) {
    int drawn = Dependence.end() & Dependence.CHANCE;
    Frames.result = null;
    try {
      Run run = Run.onThisThread(site);
      EnvironmentCall call = call(site);
      boolean isSeeded = call.role() == EnvironmentCall.Role.DRAW && drawn == 0;
      if (run == null || isSeeded || run.environment.isKept(site, call.text())) {
        return real;
      }
      return any(run, site, call, path(run, site, call).input(run.factory(), sort), real, bound);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static InputPath path(Run run, int site, EnvironmentCall call) {
    String place = Sites.info(site).location().toString();
    return InputPath.Environment.momentary(call.text(), place, run.environment.visit(site));
  }

  private static Object any(
      Run run, int site, EnvironmentCall call, Input input, Object real, int bound) {
    ExprFactory factory = run.factory();
    if (bound > 0) {
      run.assume(Event.Premise.Kind.DOMAIN, PrimitiveInputs.inRange(factory, input, 0, bound - 1));
    }
    Domain domain = call.domain();
    domain.holds(factory, input).ifPresent(holds -> run.assume(Event.Premise.Kind.DOMAIN, holds));
    Object value = run.ask(input, real);
    boolean isFitting =
        !(value instanceof Number number)
            || domain.contains(number) && (bound <= 0 || isBelow(number, bound));
    if (!isFitting) {
      run.give(input, real);
      value = real;
    }
    Frames.result = input.sort() == Sort.BOOL ? Truth.toInt(factory, input) : input;
    return value;
  }

  private static boolean isBelow(Number number, int bound) {
    return number.intValue() >= 0 && number.intValue() < bound;
  }

  private static EnvironmentCall call(int site) {
    CallInfo info = Sites.info(site).call();
    return EnvironmentCalls.find(info.owner(), info.name(), info.descriptor()).orElseThrow();
  }

  /** A variable of the environment, or a system property. */
  public static @Nullable String named(String key, int site) {
    Frames.result = null;
    boolean isVariable = Sites.info(site).call().name().equals("getenv");
    String real = isVariable ? System.getenv(key) : System.getProperty(key);
    try {
      Symbolic text = text(key, real, site, isVariable);
      Frames.result = text.shadow();
      return (String) text.value();
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** A system property, or something else if there is none. */
  public static @Nullable String named(String key, @Nullable String other, int site) {
    Frames.result = null;
    String real = System.getProperty(key);
    try {
      Run run = Run.onThisThread(site);
      Symbolic text = text(key, real, site, false);
      if (run != null) {
        run.inputs.resolve(site, text.shadow());
        Frames.result = text.value() == null ? run.inputs.content(other, null) : text.shadow();
      }
      return text.value() == null ? other : (String) text.value();
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Whether a system property is "true". */
  public static boolean flag(@Nullable String key, int site) {
    Frames.result = null;
    if (key == null || key.isEmpty()) {
      return false;
    }
    String real = System.getProperty(key);
    try {
      Run run = Run.onThisThread(site);
      Symbolic text = text(key, real, site, false);
      String value = (String) text.value();
      if (run == null || text.shadow() == null) {
        return Boolean.parseBoolean(value);
      }
      run.inputs.resolve(site, text.shadow());
      Expr content = run.inputs.content(value, text.shadow());
      if (content != null) {
        ExprFactory factory = run.factory();
        Expr isTrue =
            factory.apply(Op.STRING_EQ_IGNORE_CASE, content, factory.constant(Sort.STRING, "true"));
        Frames.result = Truth.toInt(factory, isTrue);
      }
      return Boolean.parseBoolean(value);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static Symbolic text(String key, @Nullable String real, int site, boolean isVariable) {
    Run run = Run.onThisThread(site);
    EnvironmentCall call = call(site);
    if (run == null
        || !isVariable && isSetByProgram(key)
        || run.environment.isKept(site, call.text() + "(\"" + key + "\")")) {
      return new Symbolic(real, null);
    }
    run.at(site);
    return run.environment.text(InputPath.Environment.named(call.text(), key), real);
  }

  private static boolean isSetByProgram(String key) {
    return !(System.getProperties() instanceof ChangedProperties properties)
        || properties.isChanged(key);
  }

  /** Before a call whose result is not tried to be anything else. */
  public static void depends(String what, int site) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null) {
        run.environment.depends(site, what);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before a call that gives a default of the platform. */
  public static void takesDefault(String what, int site) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null) {
        run.environment.takesDefault(site, what);
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before a call of a method that tells two objects apart by chance if nobody overrides it. */
  public static void identity(@Nullable Object receiver, int site) {
    try {
      Run run = receiver == null ? null : Run.onThisThread(site);
      if (run != null && receiver != null) {
        Class<?> selected = selected(Sites.info(site), receiver.getClass());
        boolean isHash = Sites.info(site).isCallOf("hashCode");
        if (selected == Object.class || isHash && selected == Enum.class) {
          String method = isHash ? "hashCode()" : "toString()";
          run.environment.depends(site, method + " of " + receiver.getClass().getTypeName());
        }
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  private static Class<?> selected(SiteInfo info, Class<?> receiver) {
    CallInfo call = info.call();
    if (call.opcode() != Opcodes.INVOKESPECIAL) {
      return info.selected(receiver);
    }
    // A call of the superclass's method, whatever the receiver's class has.
    Class<?> named = receiver;
    while (named != Object.class && !Names.internal(named.getName()).equals(call.owner())) {
      named = named.getSuperclass();
    }
    return Selection.of(named, call.name(), call.descriptor());
  }
}
