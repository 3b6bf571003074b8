package dev.quarry.symcretic.search;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.symcretic.entry.EntryFormula;
import dev.quarry.symcretic.entry.Flattening;
import dev.quarry.symcretic.fold.Folding;
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.state.Conjunct;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Steps;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Symbolic backward execution from a target to an entry (seed thesis, Algorithm 4.1), with the
 * search as a queue instead of a recursion: what is likely to be the shortest way first. Each
 * step's formula is put to the solver; what it refutes is dropped, what it can't decide goes on as
 * possible. At an entry the whole formula is solved, hard conditions by search (Phase II), and the
 * input is tried.
 */
public final class BackwardSearch {
  /** More contradictions nobody reads. */
  private static final int MOST_CLASHES = 50;

  /** Of so many inputs that were turned away, crossing is to blame. */
  private static final int MOST_TURNED_AWAY = 3;

  /** How much more what is still to go counts than what is behind. */
  private static final int HASTE = 2;

  /** An obligation to go on from: the cheapest first, and of those the newest. */
  private record Open(Obligation obligation, int cost, int number) {
    static final Comparator<Open> ORDER =
        Comparator.comparingInt(Open::cost)
            .thenComparing(Comparator.comparingInt(Open::number).reversed());
  }

  private final Codes codes;
  private final Solver solver;
  private final References references;
  private final CallTargets targets;
  private final CallGraph graph;
  private final LiftedLoops loops;
  private final Limits limits;

  public BackwardSearch(
      Codes codes,
      Solver solver,
      References references,
      CallGraph graph,
      LiftedLoops loops,
      Limits limits) {
    this.codes = codes;
    this.solver = solver;
    this.references = references;
    this.targets = graph.targets();
    this.graph = graph;
    this.loops = loops;
    this.limits = limits;
  }

  /**
   * Looks for a way from an entry to one of the goals.
   *
   * @param entries where a way may begin
   * @param trial runs an input and tells whether it reached a goal
   */
  public BackwardResult run(Collection<Goal> goals, Set<MethodId> entries, Trial trial) {
    return begin(goals, entries, trial).go(limits.time());
  }

  /** The same as a search that can be interrupted and taken up again. */
  public Ongoing begin(Collection<Goal> goals, Set<MethodId> entries, Trial trial) {
    return new Ongoing(goals, entries, trial);
  }

  /** A search that is taken up again where it ended, until it has an answer. */
  public final class Ongoing {
    private final Collection<Goal> goals;
    private final Set<MethodId> entries;
    private final Trial trial;
    private Progress progress;
    private @Nullable BackwardResult crossed;

    Ongoing(Collection<Goal> goals, Set<MethodId> entries, Trial trial) {
      this.goals = goals;
      this.entries = entries;
      this.trial = trial;
      this.progress = progress(goals, entries, trial, true);
    }

    /**
     * Goes on for so long at most. Where crossing led to inputs that were turned away, what is left
     * of the time is for a search without it.
     */
    public BackwardResult go(Duration time) {
      Budget budget = Budget.of(time);
      BackwardResult result = progress.search(budget);
      if (crossed == null && progress.isGivenUp()) {
        crossed = result;
        progress = progress(goals, entries, trial, false);
        result = progress.search(budget);
      }
      return crossed == null ? result : result.after(crossed);
    }

    /** Where something must hold that nobody has refuted yet, with the segments to the target. */
    public Map<Location, Integer> obligations() {
      return progress.places();
    }

    /** Whether going on may lead to more. */
    public boolean isOpen() {
      return progress.isOpen();
    }
  }

  private Progress progress(
      Collection<Goal> goals, Set<MethodId> entries, Trial trial, boolean crossing) {
    var losses = new Losses();
    var steps = new Steps(targets);
    var folding = new Folding(codes, steps, references);
    var calls = new CallChoices(codes, steps, references, graph, entries, limits, losses, folding);
    var lifted = new LoopChoices(loops, references);
    var cross = new Crossing(new Effects(codes, targets), crossing);
    var choices =
        new Choices(codes, steps, references, limits, losses, calls, cross, lifted, folding);
    var first = new GoalObligations(codes, steps, references, losses).of(goals);
    return new Progress(choices, entries, losses, trial, crossing, first);
  }

  /** One search. */
  private final class Progress {
    private final Choices choices;
    private final Set<MethodId> entries;
    private final Losses losses;
    private final Trial trial;
    private final boolean crossing;
    private final List<Obligation> first;
    private Budget budget = Budget.of(Duration.ZERO);
    private boolean isInterrupted;
    private final Initialisers initialisers = new Initialisers(codes, references);
    private final Visited visited = new Visited();
    private final PriorityQueue<Open> open = new PriorityQueue<>(Open.ORDER);
    private final Remaining remaining = new Remaining(codes);
    private int opened;
    private final Set<Stage> clashes = new LinkedHashSet<>();
    private int segments;
    private int folded;
    private int queries;
    private int turnedAway;

    Progress(
        Choices choices,
        Set<MethodId> entries,
        Losses losses,
        Trial trial,
        boolean crossing,
        List<Obligation> first) {
      this.choices = choices;
      this.entries = entries;
      this.losses = losses;
      this.trial = trial;
      this.crossing = crossing;
      this.first = new ArrayList<>(first);
    }

    /** Whether crossing led astray: inputs were turned away, and they were many or all. */
    boolean isGivenUp() {
      return crossing && turnedAway > 0 && (open.isEmpty() || turnedAway >= MOST_TURNED_AWAY);
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
      isInterrupted = false;
      first.forEach(this::offer);
      first.clear();
      while (!open.isEmpty() && !isGivenUp()) {
        if (budget.expired() || segments >= limits.obligations()) {
          isInterrupted = true;
          break;
        }
        Obligation next = open.remove().obligation();
        segments++;
        if (isEntry(next) && initialisers.before(next).isEmpty()) {
          BackwardResult.Reached reached = tryEntry(next);
          if (reached != null) {
            return result(Optional.of(reached));
          }
        }
        List<Obligation> all = segment(next);
        folded += all.stream().mapToInt(Obligation::blocks).max().orElse(0);
        for (Obligation before : all) {
          offer(before.after(next));
        }
      }
      return result(Optional.empty());
    }

    private BackwardResult result(Optional<BackwardResult.Reached> reached) {
      Map<String, Location> all = new LinkedHashMap<>(losses.all());
      if (isInterrupted) {
        all.put("The time was up.", where(open.element().obligation()));
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
              Query.of(flat, Budget.of(limits.queryTime())).withHint(obligation.witness()));
      if (verdict instanceof Verdict.Unsat unsat) {
        clash(obligation, inCore(obligation.formula(), flat, unsat.core()));
      } else {
        open(verdict instanceof Verdict.Sat sat ? obligation.withWitness(sat.model()) : obligation);
      }
    }

    private void open(Obligation obligation) {
      int cost = obligation.length() + HASTE * remaining.of(obligation);
      open.add(new Open(obligation, cost, opened++));
    }

    private boolean isEntry(Obligation obligation) {
      return obligation.number() == 0
          && obligation.caller() == null
          && entries.contains(obligation.method());
    }

    private BackwardResult.@Nullable Reached tryEntry(Obligation obligation) {
      Code code = codes.of(obligation.method());
      var entry = new EntryFormula(references, codes.hierarchy(), code, obligation.level());
      List<Expr> conditions = entry.of(obligation.formula().conditions());
      entry.losses().forEach(what -> losses.add(what, code.body().at(0)));
      Model model = Model.EMPTY;
      if (!conditions.isEmpty()) {
        queries++;
        Verdict verdict = solver.solve(Query.of(conditions, budget.share(0.5)));
        if (verdict instanceof Verdict.Unsat) {
          clash(obligation, obligation.formula().conjuncts());
          return null;
        }
        if (verdict instanceof Verdict.Unknown unknown) {
          losses.add(
              "A condition was not decided (" + unknown.reason().text() + ").", code.body().at(0));
          model = unknown.candidate();
        } else {
          model = ((Verdict.Sat) verdict).model();
        }
      }
      if (trial.reaches(obligation.method(), model)) {
        return new BackwardResult.Reached(obligation.method(), model, way(obligation));
      }
      turnedAway++;
      losses.add("An input was found that does not lead to the target.", code.body().at(0));
      return null;
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
}
