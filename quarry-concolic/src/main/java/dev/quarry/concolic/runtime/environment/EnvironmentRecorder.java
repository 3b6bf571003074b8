package dev.quarry.concolic.runtime.environment;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.runtime.heap.InputHeap;
import dev.quarry.concolic.runtime.heap.Messages;
import dev.quarry.concolic.runtime.heap.PrimitiveInputs;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.tracer.EnvironmentTracer;
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
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Makes inputs of what the machine and the moment decide. */
public final class EnvironmentRecorder implements EnvironmentTracer {
  private final Trace trace;
  private final InputHeap inputs;
  private final RunEnvironment environment;

  public EnvironmentRecorder(Trace trace, InputHeap inputs) {
    this.trace = trace;
    this.inputs = inputs;
    this.environment = new RunEnvironment(trace, inputs);
  }

  @Override
  public Object reading(Object real, int site, boolean drawn, int bound) {
    EnvironmentCall call = call(site);
    boolean isSeeded = call.role() == EnvironmentCall.Role.DRAW && !drawn;
    if (isSeeded || environment.isKept(site, call.text())) {
      return real;
    }
    String place = Sites.info(site).location().toString();
    InputPath path = InputPath.Environment.momentary(call.text(), place, environment.visit(site));
    return reading(call, path.input(trace.factory(), sort(real)), real, bound);
  }

  private static Sort.Basic sort(Object real) {
    if (real instanceof Boolean) {
      return Sort.BOOL;
    }
    if (real instanceof Integer) {
      return Sort.INT;
    }
    if (real instanceof Long) {
      return Sort.LONG;
    }
    return real instanceof Float ? Sort.FLOAT : Sort.DOUBLE;
  }

  private Object reading(EnvironmentCall call, Input input, Object real, int bound) {
    ExprFactory factory = trace.factory();
    if (bound > 0) {
      trace.assume(
          Event.Premise.Kind.DOMAIN, PrimitiveInputs.inRange(factory, input, 0, bound - 1));
    }
    Domain domain = call.domain();
    domain.holds(factory, input).ifPresent(holds -> trace.assume(Event.Premise.Kind.DOMAIN, holds));
    Object value = trace.ask(input, real);
    boolean isFitting =
        !(value instanceof Number number)
            || domain.contains(number) && (bound <= 0 || isBelow(number, bound));
    if (!isFitting) {
      trace.give(input, real);
      value = real;
    }
    RunState.result = input.sort() == Sort.BOOL ? Truth.toInt(factory, input) : input;
    return value;
  }

  private static boolean isBelow(Number number, int bound) {
    return number.intValue() >= 0 && number.intValue() < bound;
  }

  private static EnvironmentCall call(int site) {
    CallInfo info = Sites.info(site).call();
    return EnvironmentCalls.find(info.owner(), info.name(), info.descriptor()).orElseThrow();
  }

  @Override
  public @Nullable String variable(String key, @Nullable String real, int site) {
    return told(text(key, real, site));
  }

  @Override
  public @Nullable String property(String key, @Nullable String real, int site) {
    return told(propertyText(key, real, site));
  }

  private static @Nullable String told(Symbolic text) {
    RunState.result = text.shadow();
    return (String) text.value();
  }

  @Override
  public @Nullable String propertyOr(
      String key, @Nullable String real, @Nullable String other, int site) {
    Symbolic text = propertyText(key, real, site);
    inputs.resolve(site, text.shadow());
    RunState.result = text.value() == null ? inputs.content(other, null) : text.shadow();
    return text.value() == null ? other : (String) text.value();
  }

  @Override
  public boolean flag(String key, @Nullable String real, int site) {
    Symbolic text = propertyText(key, real, site);
    String value = (String) text.value();
    if (text.shadow() == null) {
      return Boolean.parseBoolean(value);
    }
    inputs.resolve(site, text.shadow());
    Expr content = inputs.content(value, text.shadow());
    if (content != null) {
      ExprFactory factory = trace.factory();
      Expr isTrue =
          factory.apply(Op.STRING_EQ_IGNORE_CASE, content, factory.constant(Sort.STRING, "true"));
      RunState.result = Truth.toInt(factory, isTrue);
    }
    return Boolean.parseBoolean(value);
  }

  private Symbolic propertyText(String key, @Nullable String real, int site) {
    return isSetByProgram(key) ? new Symbolic(real, null) : text(key, real, site);
  }

  private Symbolic text(String key, @Nullable String real, int site) {
    EnvironmentCall call = call(site);
    if (environment.isKept(site, call.text() + "(\"" + key + "\")")) {
      return new Symbolic(real, null);
    }
    trace.at(site);
    return environment.text(InputPath.Environment.named(call.text(), key), real);
  }

  private static boolean isSetByProgram(String key) {
    return !(System.getProperties() instanceof ChangedProperties properties)
        || properties.isChanged(key);
  }

  @Override
  public void depends(String what, int site) {
    environment.depends(site, what);
  }

  @Override
  public void takesDefault(String what, int site) {
    environment.takesDefault(site, what);
  }

  @Override
  public void identity(Object receiver, int site) {
    SiteInfo info = Sites.info(site);
    Class<?> selected = selected(info, receiver.getClass());
    boolean isHash = info.isCallOf("hashCode");
    if (!isHash && receiver instanceof Throwable thrown && Messages.areOfValues(thrown)) {
      trace.assumed(site, AssumptionCode.VALUE_LOST, Messages.whose(thrown));
    }
    if (selected == Object.class || isHash && selected == Enum.class) {
      String method = isHash ? "hashCode()" : "toString()";
      environment.depends(site, method + " of " + receiver.getClass().getTypeName());
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
