package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.symcretic.entry.EntryFormula;
import dev.quarry.symcretic.entry.Flattening;
import dev.quarry.symcretic.state.Conjunct;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One search: a queue of obligations, the cheapest first, and the questions at entries that wait
 * for another try.
 */
final class Progress {
  /** More contradictions nobody reads. */
  private static final int MOST_CLASHES = 50;

  /** Of so many inputs that were turned away, crossing is to blame. */
  private static final int MOST_TURNED_AWAY = 3;

  /** How often the time for a question is halved, at most. */
  private static final int MOST_HALVED = 2;

  /** How much more what is still to go counts than what is behind. */
  private static final int HASTE = 2;

  /**
   * What it costs to go on from an entry to those who call it. Whoever calls it gives it arguments
   * that it can be given directly; only static fields may make a difference.
   */
  private static final int PRICE_OF_CALLERS = 40;

  /** An obligation to go on from: the cheapest first, and of those the newest. */
  private record Open(Obligation obligation, int cost, int number, boolean isTried) {
    static final Comparator<Open> ORDER =
        Comparator.comparingInt(Open::cost)
            .thenComparing(Comparator.comparingInt(Open::number).reversed());
  }

  /** An input that was run. */
  private record Input(MethodId entry, Model model) {}

  private final Codes codes;
  private final Solver solver;
  private final References references;
  private final Limits limits;
  private final Choices choices;
  private final Set<MethodId> entries;
  private final Losses losses;
  private final Trial trial;
  private final boolean crossing;
  private final List<Obligation> first;
  private Budget budget = Budget.of(Duration.ZERO);
  private boolean isInterrupted;
  private final Initialisers initialisers;
  private final Visited visited = new Visited();
  private final PriorityQueue<Open> open = new PriorityQueue<>(Open.ORDER);
  private final Remaining remaining;
  private int opened;
  private final Set<Stage> clashes = new LinkedHashSet<>();
  private int segments;
  private int folded;
  private int queries;
  private int turnedAway;
  private int blamed;
  private final Set<Input> tried = new HashSet<>();
  private final Retries retries;
  private long before;
  private long start;

  Progress(
      Codes codes,
      Solver solver,
      References references,
      Limits limits,
      Choices choices,
      Set<MethodId> entries,
      Losses losses,
      Trial trial,
      boolean crossing,
      List<Obligation> first) {
    this.codes = codes;
    this.solver = solver;
    this.references = references;
    this.limits = limits;
    this.initialisers = new Initialisers(codes, references);
    this.remaining = new Remaining(codes);
    this.retries = new Retries(limits.time());
    this.choices = choices;
    this.entries = entries;
    this.losses = losses;
    this.trial = trial;
    this.crossing = crossing;
    this.first = new ArrayList<>(first);
  }

  /**
   * Whether crossing led astray: solutions were turned away, and they were many or all but those
   * that begin further out than at an entry.
   */
  boolean isGivenUp() {
    Open next = open.peek();
    boolean areAll = retries.isEmpty() && (next == null || next.isTried());
    return crossing && blamed > 0 && (areAll || blamed >= MOST_TURNED_AWAY);
  }

  private boolean isDone() {
    return open.isEmpty() && retries.isEmpty();
  }

  /** Whether only ways are left that others, which came to nothing, have covered. */
  private boolean isProved() {
    boolean isProved =
        losses.all().isEmpty()
            && retries.areLifted()
            && open.stream().allMatch(one -> one.obligation().isLifted());
    if (isProved) {
      open.clear();
      retries.clear();
    }
    return isProved;
  }

  /** How long the search has taken in all turns. */
  private long clock() {
    return before + System.nanoTime() - start;
  }

  boolean isOpen() {
    return isInterrupted && segments < limits.obligations();
  }

  Map<Location, Integer> places() {
    Map<Location, Integer> places = new LinkedHashMap<>();
    for (Open one : open) {
      places.merge(where(one.obligation()), one.obligation().length(), Math::min);
    }
    return places;
  }

  BackwardResult search(Budget time) {
    budget = time;
    start = System.nanoTime();
    isInterrupted = false;
    first.forEach(this::offer);
    first.clear();
    BackwardResult.Reached reached = null;
    while (reached == null && !isDone() && !isGivenUp() && !isProved()) {
      if (budget.expired() || segments >= limits.obligations()) {
        isInterrupted = true;
        break;
      }
      Optional<Retries.Retry> again = retries.next(clock(), open.isEmpty());
      reached =
          again.isPresent()
              ? tryEntry(again.get().obligation(), again.get().time())
              : goOn(open.remove());
    }
    before = clock();
    return result(Optional.ofNullable(reached));
  }

  private BackwardResult.@Nullable Reached goOn(Open next) {
    Obligation from = next.obligation();
    if (!next.isTried()) {
      segments++;
      if (isEntry(from) && initialisers.before(from).isEmpty()) {
        BackwardResult.Reached reached = tryEntry(from, retries.first());
        if (reached == null) {
          open.add(new Open(from, next.cost() + PRICE_OF_CALLERS, opened++, true));
        }
        return reached;
      }
    }
    List<Obligation> all = segment(from);
    folded += all.stream().mapToInt(Obligation::blocks).max().orElse(0);
    for (Obligation one : all) {
      offer(one.after(from));
    }
    return null;
  }

  private BackwardResult result(Optional<BackwardResult.Reached> reached) {
    Map<String, Location> all = new LinkedHashMap<>(losses.all());
    if (isInterrupted) {
      all.put(
          "The time was up.", where(open.isEmpty() ? retries.any() : open.element().obligation()));
    }
    return new BackwardResult(
        reached, segments, folded, queries, turnedAway, all, List.copyOf(clashes));
  }

  /** Steps back to the next place where ways part. */
  private List<Obligation> segment(Obligation from) {
    Obligation at = from;
    while (true) {
      List<Obligation> before = choices.before(at);
      if (before.size() != 1 || isBoundary(before.get(0))) {
        return before;
      }
      at = before.get(0);
    }
  }

  private boolean isBoundary(Obligation obligation) {
    if (obligation.number() == Obligation.THROWN) {
      return true;
    }
    Code code = codes.of(obligation.method());
    return code.flow().blockOf(obligation.number()).first() == obligation.number();
  }

  private void offer(Obligation obligation) {
    if (obligation.formula().isFalse()) {
      clash(obligation, obligation.formula().conjuncts());
      return;
    }
    if (!visited.add(obligation)) {
      return;
    }
    List<Expr> conditions = obligation.formula().conditions();
    if (conditions.isEmpty()) {
      open(obligation);
      return;
    }
    queries++;
    List<Expr> flat = new Flattening(references).flatten(conditions);
    Verdict verdict =
        solver.solve(
            Query.of(flat, Budget.of(queryTime(obligation))).withHint(obligation.witness()));
    if (verdict instanceof Verdict.Unsat unsat) {
      clash(obligation, inCore(obligation.formula(), flat, unsat.core()));
    } else if (verdict instanceof Verdict.Sat sat) {
      open(obligation.withWitness(sat.model()));
    } else {
      open(obligation.inDoubt());
    }
  }

  /** What was not decided a step ago is not likely to be decided now. */
  private Duration queryTime(Obligation obligation) {
    return limits.queryTime().dividedBy(1L << Math.min(obligation.doubts(), MOST_HALVED));
  }

  private void open(Obligation obligation) {
    int cost = obligation.length() + HASTE * remaining.of(obligation);
    open.add(new Open(obligation, cost, opened++, false));
  }

  private boolean isEntry(Obligation obligation) {
    return obligation.number() == 0
        && obligation.caller() == null
        && entries.contains(obligation.method());
  }

  /** Solves the formula at an entry, and runs what comes out. */
  private BackwardResult.@Nullable Reached tryEntry(Obligation obligation, Duration time) {
    Code code = codes.of(obligation.method());
    var entry = new EntryFormula(references, codes.hierarchy(), code, obligation.level());
    List<Expr> conditions = entry.of(obligation.formula().conditions());
    entry.losses().forEach(what -> losses.add(what, code.body().at(0)));
    Verdict verdict = new Verdict.Sat(Model.EMPTY);
    Budget remaining = budget;
    boolean isCut = remaining.remaining().compareTo(time) < 0;
    if (!conditions.isEmpty()) {
      queries++;
      verdict = solver.solve(Query.of(conditions, isCut ? remaining : Budget.of(time)));
    }
    if (verdict instanceof Verdict.Unsat) {
      clash(obligation, obligation.formula().conjuncts());
      return null;
    }
    Model model =
        verdict instanceof Verdict.Sat sat ? sat.model() : ((Verdict.Unknown) verdict).candidate();
    boolean isNew = tried.add(new Input(obligation.method(), model));
    if (isNew && trial.reaches(obligation.method(), model)) {
      return new BackwardResult.Reached(obligation.method(), model, way(obligation));
    }
    turnedAway += isNew ? 1 : 0;
    if (verdict instanceof Verdict.Unknown unknown) {
      undecided(obligation, unknown, time, isCut);
    } else {
      blamed++;
      losses.add("An input was found that does not lead to the target.", code.body().at(0));
    }
    return null;
  }

  private void undecided(
      Obligation obligation, Verdict.Unknown unknown, Duration time, boolean isCut) {
    if (isCut && budget.expired()) {
      retries.addInterrupted(obligation, time);
    } else if ((unknown.reason() != Verdict.Reason.TIME_OUT
            || !retries.add(obligation, time, clock()))
        && !obligation.isLifted()) {
      losses.add(
          "A condition was not decided (" + unknown.reason().text() + ").", where(obligation));
    }
  }

  private void clash(Obligation obligation, List<Conjunct> conditions) {
    if (clashes.size() < MOST_CLASHES) {
      clashes.add(Stage.of(obligation, conditions));
    }
  }

  /** The conjuncts that a core speaks of; flattening keeps their order and adds facts behind. */
  private List<Conjunct> inCore(Formula formula, List<Expr> flat, List<Expr> core) {
    List<Conjunct> all = formula.conjuncts();
    List<Conjunct> found = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (core.contains(flat.get(i))) {
        found.add(all.get(i));
      }
    }
    return found.isEmpty() ? all : found;
  }

  private List<Stage> way(Obligation first) {
    List<Stage> stages = new ArrayList<>();
    for (Obligation at = first; at != null; at = at.later()) {
      stages.add(Stage.of(at, at.formula().conjuncts()));
    }
    return stages;
  }

  private Location where(Obligation obligation) {
    return new Location(obligation.method(), Math.max(0, obligation.number()));
  }
}
