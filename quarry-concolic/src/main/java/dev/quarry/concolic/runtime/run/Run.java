package dev.quarry.concolic.runtime.run;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.endings.Endings;
import dev.quarry.concolic.runtime.environment.RunEnvironment;
import dev.quarry.concolic.runtime.heap.Comparisons;
import dev.quarry.concolic.runtime.heap.Escapes;
import dev.quarry.concolic.runtime.heap.Identities;
import dev.quarry.concolic.runtime.heap.InputHeap;
import dev.quarry.concolic.runtime.heap.Members;
import dev.quarry.concolic.runtime.heap.Tracked;
import dev.quarry.concolic.runtime.heap.TypeDecisions;
import dev.quarry.concolic.runtime.heap.UntriedTypes;
import dev.quarry.concolic.runtime.hooks.Calls;
import dev.quarry.concolic.runtime.hooks.Elements;
import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.hooks.Fuel;
import dev.quarry.concolic.runtime.hooks.Heap;
import dev.quarry.concolic.runtime.hooks.RunEnded;
import dev.quarry.concolic.runtime.path.Path;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trail;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The state of one run. Hooks reach the current one; only the thread that started it may use it.
 */
public final class Run {
  /** Tells requirements at an instruction from the jump that it may be itself. */
  private static final int REQUIREMENT = 1;

  private static volatile @Nullable Run current;

  /** The factory of the current run, for hooks that only compute. */
  public static ExprFactory factory = new ExprFactory();

  /** What was computed in the run before. */
  public static Trail trail = new Trail();

  /** A program that catches more of them does so in a loop. */
  private static final int MOST_CAUGHT = 1_000;

  private final Thread thread = Thread.currentThread();
  private final RunContext context;

  /** Values to give to inputs that are asked for. */
  private final Model wanted;

  /** Every input asked for and the value it got. */
  private final Map<Input, Object> given = new LinkedHashMap<>();

  /** Values of inputs that the request has none for, if not the default of their sort. */
  private final Map<Input, Object> suggested = new HashMap<>();

  private final Path path;
  private final Set<Assumption> assumptions = new LinkedHashSet<>();

  /** Side tables of objects that can't carry shadows themselves. */
  public final Tracked tracked = new Tracked();

  /** Input references and objects. */
  public final InputHeap inputs = new InputHeap(this);

  /** Which equal objects are one. */
  public final Identities identities = new Identities(this);

  /** Comparisons of references. */
  public final Comparisons comparisons = new Comparisons(this);

  /** Decisions about the classes of input objects. */
  public final TypeDecisions types = new TypeDecisions(this);

  /** What is asked of input objects that may have classes nobody tries. */
  public final UntriedTypes untried = new UntriedTypes(this);

  /** What leaves rewritten code. */
  public final Escapes escapes = new Escapes(this);

  /** Searches in collections of the JDK. */
  public final Members members = new Members(this);

  /** What comes from the machine and the moment. */
  public final RunEnvironment environment = new RunEnvironment(this);

  /** Why the run ends early, once it does. */
  private @Nullable RunEnded ended;

  /** Errors that the program made itself and the virtual machine didn't. */
  private final Set<Throwable> made = Collections.newSetFromMap(new IdentityHashMap<>());

  private final RunRequest.Watch watch;
  private final Set<Caught> caught = new LinkedHashSet<>();

  /** What the program threw last; null if nothing. */
  private @Nullable Throwable thrown;

  private StackTraceElement[] thrownFrom = {};

  /** Where inputs are being made. */
  private int site;

  /** How many inputs marker calls have made. */
  private int markers;

  public Run(RunContext context, RunRequest request) {
    this.context = context;
    this.wanted = request.input();
    this.watch = request.watch();
    this.path = new Path(context.limits().decisions(), request);
  }

  /** The run in progress, whatever thread asks. */
  public static @Nullable Run current() {
    return current;
  }

  /** Whether this thread is the one of the run in progress. */
  public static boolean here() {
    Run run = current;
    return run != null && run.thread == Thread.currentThread();
  }

  /** The run in progress on this thread; on another thread null, with a note that it was asked. */
  public static @Nullable Run onThisThread(int site) {
    Run run = current;
    if (run == null || run.thread == Thread.currentThread()) {
      return run;
    }
    run.noteOtherThread(site);
    return null;
  }

  /** Notes that another thread has a value that depends on inputs. */
  public static void noteOtherThread() {
    Run run = current;
    if (run != null) {
      run.noteOtherThread(run.site);
    }
  }

  private void noteOtherThread(int site) {
    assumed(site, AssumptionCode.OTHER_THREAD);
  }

  /** Makes this the run in progress. */
  public void begin() {
    factory = context.factory();
    trail = context.trail();
    trail.rewind();
    Frames.clear();
    Heap.openTypes = 0;
    Elements.tracked = 0;
    Calls.tracked = 0;
    Fuel.depth = depth(context.limits());
    current = this;
  }

  /** What {@link Fuel#depth} is at the beginning of a run; the entry takes one itself. */
  public static int depth(RunLimits limits) {
    return limits.limitsCallDepth() ? limits.callDepth() + 1 : Integer.MAX_VALUE;
  }

  /** There is no run in progress any more. */
  public static void finish() {
    current = null;
    Fuel.depth = Integer.MAX_VALUE;
    Frames.clear();
    Heap.openTypes = 0;
    Elements.tracked = 0;
    Calls.tracked = 0;
  }

  public boolean watchesHandlers() {
    return watch == RunRequest.Watch.HANDLERS
        && caught.size() < MOST_CAUGHT
        && thread == Thread.currentThread();
  }

  /**
   * An exception came to a handler.
   *
   * @param depth of the calls where the handler is
   */
  public void caught(Throwable exception, int depth) {
    StackTraceElement[] calls = exception == thrown ? thrownFrom : Endings.trace(exception);
    caught.add(Endings.caught(exception, calls, depth));
  }

  /**
   * The program throws an exception, which it may have made somewhere else.
   *
   * @param from the calls at that moment, innermost first
   */
  public void thrown(Throwable exception, StackTraceElement[] from) {
    if (exception == thrown) {
      // Whoever catches it in between throws it again at once.
      caught(exception, from.length);
    }
    thrown = exception;
    thrownFrom = from;
  }

  public List<Caught> caught() {
    return List.copyOf(caught);
  }

  /** The program made an error of a kind that is usually raised by the virtual machine. */
  public void hasMadeNow(Throwable error) {
    synchronized (made) {
      made.add(error);
    }
  }

  public boolean hasMade(Throwable error) {
    synchronized (made) {
      return made.contains(error);
    }
  }

  public RunContext context() {
    return context;
  }

  public ExprFactory factory() {
    return context.factory();
  }

  public Path path() {
    return path;
  }

  public Model wanted() {
    return wanted;
  }

  /** The value the request has for an input, recorded as given. */
  public Object ask(Input input) {
    Object value = given.get(input);
    if (value == null) {
      Object other = suggested.get(input);
      value = other == null ? wanted.get(input) : other;
      given.put(input, value);
    }
    return value;
  }

  /** Likewise; an input that the request does not mention has another value. */
  public Object ask(Input input, Object otherwise) {
    return given.computeIfAbsent(input, any -> wanted.values().getOrDefault(any, otherwise));
  }

  /** The value to record for an input, should it be asked for and not be in the request. */
  public void suggest(Input input, Object otherwise) {
    if (!wanted.values().containsKey(input)) {
      suggested.put(input, otherwise);
    }
  }

  /** Records that an input got a value, whatever the request has for it. */
  public void give(Input input, Object value) {
    given.put(input, value);
  }

  public Model given() {
    return new Model(given);
  }

  /** Decides between a condition that holds and its negation. */
  public void decide(int site, Site.Kind kind, int detail, int outcome, Expr holds) {
    decide(Sites.info(site), kind, detail, outcome, holds);
  }

  public void decide(SiteInfo info, Site.Kind kind, int detail, int outcome, Expr holds) {
    if (isNews(info, holds)) {
      SiteInfo.HashedSite site = info.site(kind, detail);
      Event.Decision known = context.decisions().find(site, outcome, holds);
      if (known == null) {
        known = context.decisions().put(site, holds, yesOrNo(site, outcome, holds));
      }
      path.decide(site.hash(), known);
    }
  }

  /** A decision between a condition that holds and its negation. */
  public Event.Decision yesOrNo(SiteInfo.HashedSite site, int outcome, Expr holds) {
    var other = new Event.Alternative(1 - outcome, factory().not(holds));
    return new Event.Decision(site.site(), outcome, holds, List.of(other));
  }

  /** Makes a decision that may be one of several ways. */
  public void decide(SiteInfo info, SiteInfo.HashedSite site, Event.Decision decision) {
    if (isNews(info, decision.condition())) {
      path.decide(site.hash(), decision);
    }
  }

  private void decide(
      SiteInfo.HashedSite site,
      SiteInfo info,
      int outcome,
      Expr holds,
      List<Event.Alternative> others) {
    if (isNews(info, holds)) {
      path.decide(site.hash(), new Event.Decision(site.site(), outcome, holds, others));
    }
  }

  /** Fixes a value that must be known to the one it has in this run. */
  public void pin(int site, Expr value, Constant now) {
    decide(site, Site.Kind.PIN, 0, 1, factory().eq(value, now));
  }

  /**
   * Something the program or its user asks of inputs: if it does not hold, the run ends here, and
   * the only way on is that it does.
   */
  public void require(int site, boolean holdsNow, @Nullable Expr condition) {
    SiteInfo info = Sites.info(site);
    if (condition != null && holdsNow) {
      decide(info.site(Site.Kind.JUMP, REQUIREMENT), info, 1, condition, List.of());
    } else if (condition != null) {
      decide(
          info.site(Site.Kind.JUMP, REQUIREMENT),
          info,
          0,
          factory().not(condition),
          List.of(new Event.Alternative(1, condition)));
    }
    if (!holdsNow) {
      throw new RunEnded(
          Ending.of(Ending.Kind.ASSUMPTION_FAILED, "The input breaks an assumption."));
    }
  }

  /** A condition on inputs that is not to be negated. */
  public void assume(SiteInfo info, Event.Premise.Kind kind, Expr holds) {
    if (isNews(info, holds)) {
      path.assume(kind, holds);
    }
  }

  public void assume(Event.Premise.Kind kind, Expr holds) {
    if (!(holds instanceof Constant)) {
      path.assume(kind, holds);
    }
  }

  private boolean isNews(SiteInfo info, Expr holds) {
    if (ended != null) {
      throw ended;
    }
    if (holds instanceof Constant constant) {
      if (!constant.asBoolean()) {
        assumed(info, AssumptionCode.VALUE_LOST, "it and what is known of it are out of step");
      }
      return false;
    }
    return !path.holds(holds);
  }

  /** Something is not followed exactly. */
  public void assumed(int site, AssumptionCode code, String... arguments) {
    assumed(Sites.info(site), code, arguments);
  }

  public void assumed(SiteInfo info, AssumptionCode code, String... arguments) {
    synchronized (assumptions) {
      assumptions.add(Assumption.at(info.location(), code, arguments));
    }
  }

  public List<Assumption> assumptions() {
    Set<Assumption> all = new LinkedHashSet<>(context.kept());
    synchronized (assumptions) {
      all.addAll(assumptions);
    }
    return List.copyOf(all);
  }

  /** Inputs are made at a place from now on. */
  public void at(int place) {
    site = place;
  }

  public int site() {
    return site;
  }

  /** The name of the next input of a marker call. */
  public InputPath nextMarker() {
    markers++;
    return new InputPath.Asked(markers);
  }

  /** Whether nothing has happened that this would know of, so that another run can have it. */
  public boolean isUnmarked() {
    return given.isEmpty()
        && markers == 0
        && ended == null
        && made.isEmpty()
        && assumptions.isEmpty()
        && thread == Thread.currentThread();
  }

  /** Remembers the first reason to end. */
  public void endsWith(RunEnded reason) {
    if (ended == null) {
      ended = reason;
    }
  }

  /** Why the run ended early, null if it didn't. */
  public @Nullable RunEnded ended() {
    return ended;
  }
}
