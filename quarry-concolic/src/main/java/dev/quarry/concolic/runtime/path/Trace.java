package dev.quarry.concolic.runtime.path;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.tracer.ThreadTracer;
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
 * What one run leaves behind: the inputs it asked for, its path, what it assumes, and why it ends
 * early. Only the thread that started the run may use it, but for noting assumptions.
 */
public final class Trace implements ThreadTracer {
  /** Tells requirements at an instruction from the jump that it may be itself. */
  private static final int REQUIREMENT = 1;

  private static volatile @Nullable Trace current;

  /** A program that catches more of them does so in a loop. */
  private static final int MOST_CAUGHT = 1_000;

  private final Thread thread = Thread.currentThread();
  private final TraceContext context;

  /** Values to give to inputs that are asked for. */
  private final Model wanted;

  /** Every input asked for and the value it got. */
  private final Map<Input, Object> given = new LinkedHashMap<>();

  /** Values of inputs that the request has none for, if not the default of their sort. */
  private final Map<Input, Object> suggested = new HashMap<>();

  private final Path path;
  private final Set<Assumption> assumptions = new LinkedHashSet<>();

  /** Why the run ends early, once it does. */
  private @Nullable RunEnded ended;

  /** Errors that the program made itself and the virtual machine didn't. */
  private final Set<Throwable> made = Collections.newSetFromMap(new IdentityHashMap<>());

  private final RunRequest.Watch watch;
  private final Set<Caught> caught = new LinkedHashSet<>();

  /** Where inputs are being made. */
  private int site;

  /** How many inputs marker calls have made. */
  private int markers;

  public Trace(TraceContext context, RunRequest request) {
    this.context = context;
    this.wanted = request.input();
    this.watch = request.watch();
    this.path = new Path(context.limits().decisions(), request);
  }

  /** The run in progress, whatever thread asks. */
  public static @Nullable Trace current() {
    return current;
  }

  /** Makes this the trace of the run in progress. */
  public void begin() {
    context.trail().rewind();
    current = this;
  }

  /** There is no run in progress any more. */
  public static void finish() {
    current = null;
  }

  @Override
  public void noted(int place) {
    assumed(place, AssumptionCode.OTHER_THREAD);
  }

  @Override
  public void noted() {
    noted(site);
  }

  /** The thread of the run. */
  public Thread thread() {
    return thread;
  }

  public boolean watchesHandlers() {
    return watch == RunRequest.Watch.HANDLERS
        && caught.size() < MOST_CAUGHT
        && thread == Thread.currentThread();
  }

  /** An exception came to a handler. */
  public void caught(Caught exception) {
    caught.add(exception);
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

  public TraceContext context() {
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

  /** Decides whether an instruction throws; {@code fault} is when. */
  public void fault(int site, Site.Kind kind, boolean throwsNow, Expr fault) {
    decide(site, kind, 0, throwsNow ? 1 : 0, throwsNow ? fault : factory().not(fault));
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

  /** Notes that a signature names a class that is missing. */
  public void missing(String type, String mentionedBy) {
    assumed(site, AssumptionCode.CLASS_MISSING, type, mentionedBy);
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
