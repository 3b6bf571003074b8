package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs one method of a program with inputs for its parameters. */
public final class EntryCall {
  private final MethodId entry;
  private final List<String> parameterNames;
  private final int site;
  private final int token;
  private @Nullable Located located;

  /**
   * @param entry static, instance or constructor
   * @param parameterNames as in the class file, without the receiver; {@code arg0}… for missing
   *     ones
   */
  public EntryCall(MethodId entry, List<String> parameterNames) {
    this.entry = entry;
    this.parameterNames = List.copyOf(parameterNames);
    this.site = Sites.register(SiteInfo.of(new Location(entry, 0), 0));
    this.token = Frames.token(entry.name(), entry.descriptor());
  }

  /** Makes a run on the calling thread. Whatever the program throws is in the outcome. */
  public RunOutcome run(RunContext context, RunRequest request) {
    Run run = new Run(context, request);
    Ending ending = end(run, context, InputMode.LAZY);
    long steps = steps(context);
    CoveredProbes coverage = Probes.covered();
    boolean isReset = Statics.reset();
    Probes.reset();
    return new RunOutcome(
        run.given(),
        run.path().skipped(),
        run.path().events(),
        ending,
        coverage,
        run.approximations(),
        steps,
        !isReset);
  }

  /**
   * Makes a run of code that was rewritten for coverage only: input objects are complete before the
   * entry is called, and there is no path condition to report.
   */
  public RunOutcome runConcrete(RunContext context, Model input) {
    Run run = new Run(context, RunRequest.of(input));
    Ending ending = end(run, context, InputMode.EAGER);
    long steps = steps(context);
    CoveredProbes coverage = Probes.covered();
    boolean isReset = Statics.reset();
    Probes.reset();
    return new RunOutcome(
        run.given(), 0, List.of(), ending, coverage, run.approximations(), steps, !isReset);
  }

  @SuppressWarnings("ThrowSpecificity")
  private Ending end(Run run, RunContext context, InputMode inputs) {
    Ending ending;
    Fuel.steps = context.limits().steps();
    run.begin();
    try {
      run.at(site);
      ending = Ending.returned(call(run, context, inputs));
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      ending = endingOf(run, cause == null ? e : cause);
    } catch (Throwable e) {
      ending = endingOf(run, e);
    } finally {
      Run.finish();
    }
    RunEnded ended = run.ended();
    return ended == null ? ending : ended.ending();
  }

  /**
   * An exception that one of the hooks made is no behaviour of the program; that is said at least.
   */
  private Ending endingOf(Run run, Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    if (thrown instanceof RuntimeException
        && trace.length > 0
        && trace[0].getClassName().startsWith("dev.quarry.")
        && !Endings.LOADER_NAME.equals(trace[0].getClassLoaderName())) {
      run.approximate(site, "Quarry itself failed at " + trace[0] + ": " + thrown);
    }
    return Endings.of(thrown);
  }

  private static long steps(RunContext context) {
    long steps = (long) context.limits().steps() - Math.max(0, Fuel.steps);
    // Resetting runs code of the program's classes, which must not run out of steps.
    Fuel.steps = Integer.MAX_VALUE;
    return steps;
  }

  /** Makes the inputs and calls the entry; the text of what it returns. */
  private String call(Run run, RunContext context, InputMode inputs)
      throws ReflectiveOperationException {
    Located method = located(context);
    Object receiver =
        method.hasReceiver() ? run.inputs.receiver(site, method.owner()).value() : null;
    int first = method.isStatic() ? 0 : 1;
    Class<?>[] types = method.types();
    @Nullable Object[] arguments = new Object[types.length];
    @Nullable Expr[] shadows = new Expr[first + types.length];
    for (int i = 0; i < types.length; i++) {
      Symbolic input = run.inputs.input(name(i), types[i], method.generics()[i]);
      arguments[i] = input.value();
      shadows[first + i] = input.shadow();
    }
    if (inputs == InputMode.EAGER) {
      run.inputs.resolveAll(site);
    } else {
      Frames.pass(token, shadows);
    }
    Object value = method.call(receiver, arguments);
    Expr answer = Frames.result;
    if (answer != null && inputs == InputMode.LAZY) {
      Answers.decide(run, site, answer);
    }
    return method.returns(void.class) ? "" : Rendering.of(value);
  }

  /** Finding a method is slow, so it is done once for each loader. Initialises its class. */
  private Located located(RunContext context) throws ReflectiveOperationException {
    Located known = located;
    if (known == null || known.owner().getClassLoader() != context.loader()) {
      known = Located.find(entry, context.loader());
      located = known;
    }
    return known;
  }

  private String name(int parameter) {
    return parameter < parameterNames.size() ? parameterNames.get(parameter) : "arg" + parameter;
  }
}
