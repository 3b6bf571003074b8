package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.batch.RowReader;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.runtime.context.Located;
import dev.quarry.concolic.runtime.context.RunContext;
import dev.quarry.concolic.runtime.context.TracedRun;
import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.coverage.Probes;
import dev.quarry.concolic.runtime.endings.Endings;
import dev.quarry.concolic.runtime.environment.Surroundings;
import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.Passed;
import dev.quarry.concolic.runtime.path.RunEnded;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.rows.DirectCall;
import dev.quarry.concolic.runtime.rows.DirectCalls;
import dev.quarry.concolic.runtime.rows.RowEntry;
import dev.quarry.concolic.runtime.rows.RowLoop;
import dev.quarry.concolic.runtime.run.ConcreteOutcome;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.runtime.statics.Statics;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.input.InputPath;
import dev.quarry.program.JavaLauncher;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Runs one method of a program with inputs for its parameters. */
public final class EntryCall implements RowEntry {
  private final MethodId entry;
  private final List<String> parameterNames;
  private final int site;
  private @Nullable Located located;

  private final DirectCalls directCalls = new DirectCalls();

  /**
   * @param entry static, instance or constructor
   * @param parameterNames as in the class file, without the receiver; {@code arg0}… for missing
   *     ones
   */
  public EntryCall(MethodId entry, List<String> parameterNames) {
    this.entry = entry;
    this.parameterNames = List.copyOf(parameterNames);
    this.site = Sites.register(SiteInfo.of(new Location(entry, 0), 0));
  }

  /** Makes a run on the calling thread. Whatever the program throws is in the outcome. */
  public RunOutcome run(RunContext context, RunRequest request) {
    TracedRun run = context.run(request);
    Ending ending = end(run, context, () -> returned(call(run, context, InputMode.LAZY)));
    long steps = steps(context);
    CoveredProbes coverage = Probes.covered();
    boolean isReset = Statics.reset();
    Probes.reset();
    Trace trace = run.trace();
    return new RunOutcome(
        trace.given(),
        trace.path().skipped(),
        trace.path().events(),
        ending,
        coverage,
        trace.assumptions(),
        steps,
        trace.caught(),
        !isReset);
  }

  /**
   * Makes runs of code that was rewritten for coverage only: input objects are complete before the
   * entry is called, and there is no path condition to report. At least one run is made if there is
   * a row, and more as long as they are quiet and nothing has to be put back outside.
   *
   * @param most how many runs at most
   * @return the outcome of the last one
   * @throws UncheckedIOException if the bytes of a row make no sense
   */
  public ConcreteOutcome runConcrete(
      RunContext context, RowReader rows, int most, Listing listing, Surroundings surroundings) {
    ConcreteOutcome outcome =
        listing == Listing.NOTABLE ? runQuietly(context, rows, most, surroundings) : null;
    if (outcome != null) {
      return outcome;
    }
    try {
      Object[] values = rows.next();
      return listing == Listing.WHOLE
          ? runWhole(context, rows.shape(), values)
          : runConcrete(context, rows.shape(), values, listing);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes a run of which everything it executes is told, whatever earlier ones did. */
  private ConcreteOutcome runWhole(RunContext context, InputShape shape, Object[] values) {
    boolean[][] before = CoverageGrowth.setAside();
    try {
      return runConcrete(context, shape, values, Listing.WHOLE);
    } finally {
      CoverageGrowth.putBack(before);
    }
  }

  private @Nullable ConcreteOutcome runQuietly(
      RunContext context, RowReader rows, int most, Surroundings surroundings) {
    int shape = rows.shapeAhead();
    DirectCall call = shape < 0 ? null : direct(context, rows.shape(shape));
    RowLoop loop = call == null ? null : call.loop(this);
    return loop == null ? null : loop.run(rows, shape, most, surroundings);
  }

  private ConcreteOutcome runConcrete(
      RunContext context, InputShape shape, Object[] values, Listing listing) {
    DirectCall call = direct(context, shape);
    Ending ending =
        call != null && call.takes(values)
            ? end(call.run(), context, () -> told(call.call(values), listing))
            : endInFull(context, shape.model(values), listing);
    // Resetting runs code of the program's classes, which must not run out of steps.
    RunState.steps = Integer.MAX_VALUE;
    CoveredProbes executed = listing == Listing.WHOLE ? CoverageGrowth.take() : null;
    boolean isReset = Statics.reset();
    return ending == ConcreteOutcome.QUIET.ending() && isReset
        ? ConcreteOutcome.QUIET
        : new ConcreteOutcome(
            ending, executed == null ? CoverageGrowth.take() : executed, !isReset);
  }

  private Ending endInFull(RunContext context, Model input, Listing listing) {
    TracedRun run = context.run(RunRequest.of(input));
    return end(run, context, () -> told(call(run, context, InputMode.EAGER), listing));
  }

  /** What a run does until it returns or throws. */
  @FunctionalInterface
  private interface Body {
    Ending end() throws Throwable;
  }

  @SuppressWarnings("ThrowSpecificity")
  private Ending end(TracedRun run, RunContext context, Body body) {
    Ending ending;
    RunState.steps = context.limits().steps();
    begin(run);
    try {
      ending = body.end();
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      ending = escaped(run, cause == null ? e : cause);
    } catch (Throwable e) {
      ending = escaped(run, e);
    } finally {
      TracedRun.finish();
    }
    RunEnded ended = run.trace().ended();
    return ended == null ? ending : ended.ending();
  }

  private static Ending escaped(TracedRun run, Throwable thrown) {
    run.escaped(thrown);
    return Endings.of(thrown);
  }

  @Override
  public void begin(TracedRun run) {
    run.begin(site);
  }

  private static long steps(RunContext context) {
    long steps = (long) context.limits().steps() - Math.max(0, RunState.steps);
    // Resetting runs code of the program's classes, which must not run out of steps.
    RunState.steps = Integer.MAX_VALUE;
    return steps;
  }

  /** Makes the inputs and calls the entry; what it returns. */
  private @Nullable Object call(TracedRun run, RunContext context, InputMode inputs)
      throws ReflectiveOperationException {
    Located method = located(context);
    if (!method.missing().isEmpty()) {
      run.trace().missing(method.missing(), entry.userForm());
    }
    Object receiver =
        method.hasReceiver() ? run.inputs().receiver(site, method.owner()).value() : null;
    int first = method.isStatic() ? 0 : 1;
    Class<?>[] types = method.types();
    @Nullable Object[] arguments = new Object[types.length];
    @Nullable Expr[] shadows = new Expr[first + types.length];
    for (int i = 0; i < types.length; i++) {
      Symbolic input =
          JavaLauncher.calls(entry, method.modifiers())
              ? run.inputs().launched(path(i), types[i], method.generics()[i])
              : run.inputs().input(path(i), types[i], method.generics()[i]);
      arguments[i] = input.value();
      shadows[first + i] = input.shadow();
    }
    if (inputs == InputMode.EAGER) {
      run.inputs().resolveAll(site);
    } else {
      RunState.pass(Frames.token(entry.name(), entry.descriptor(), method.modifiers()), shadows);
    }
    Object value = method.call(receiver, arguments);
    Expr answer = Passed.result();
    if (answer != null && inputs == InputMode.LAZY) {
      ReturnedConstants.decide(run.trace(), site, answer);
    }
    return value;
  }

  @Override
  public Ending returned(@Nullable Object value) {
    return Ending.returned(
        entry.descriptor().endsWith(")V") && !isConstructor() ? "" : Rendering.of(value));
  }

  /** The ending of a run that returned; its value only if somebody is going to see it. */
  private Ending told(@Nullable Object value, Listing listing) {
    return listing != Listing.NOTABLE || CoverageGrowth.isGrown()
        ? returned(value)
        : ConcreteOutcome.QUIET.ending();
  }

  private boolean isConstructor() {
    return entry.name().equals("<init>");
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

  /** How to call the entry with rows of a shape; null if that takes more, or is not known yet. */
  private @Nullable DirectCall direct(RunContext context, InputShape shape) {
    Located method = located;
    if (method == null || method.owner().getClassLoader() != context.loader()) {
      return null;
    }
    return directCalls.of(context, method, parameters(method), shape);
  }

  private List<InputPath> parameters(Located method) {
    return IntStream.range(0, method.types().length).mapToObj(this::path).toList();
  }

  private InputPath path(int parameter) {
    return InputPath.parameter(
        parameter < parameterNames.size() ? parameterNames.get(parameter) : "arg" + parameter);
  }
}
