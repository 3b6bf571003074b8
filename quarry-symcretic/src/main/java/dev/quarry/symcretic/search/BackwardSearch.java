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
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.state.Conjunct;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Steps;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
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
    BackwardResult result = run(goals, entries, trial, true);
    return result.isTurnedAway() ? run(goals, entries, trial, false).after(result) : result;
  }

  private BackwardResult run(
      Collection<Goal> goals, Set<MethodId> entries, Trial trial, boolean crossing) {
    var losses = new Losses();
    var steps = new Steps(targets);
    var calls = new CallChoices(codes, steps, references, graph, entries, limits, losses);
    var lifted = new LoopChoices(loops, references);
    var cross = new Crossing(new Effects(codes, targets), crossing);
    var choices = new Choices(codes, steps, references, limits, losses, calls, cross, lifted);
    var first = new GoalObligations(codes, steps, references, losses).of(goals);
    return new Progress(choices, entries, losses, trial, Budget.of(limits.time())).search(first);
  }

  /** One search. */
  private final class Progress {
    private final Choices choices;
    private final Set<MethodId> entries;
    private final Losses losses;
    private final Trial trial;
    private final Budget budget;
    private final Initialisers initialisers = new Initialisers(codes, references);
    private final Visited visited = new Visited();
    private final PriorityQueue<Open> open = new PriorityQueue<>(Open.ORDER);
    private final Remaining remaining = new Remaining(codes);
    private int opened;
    private final Set<Stage> clashes = new LinkedHashSet<>();
    private int segments;
    private int queries;
    private int turnedAway;

    Progress(Choices choices, Set<MethodId> entries, Losses losses, Trial trial, Budget budget) {
      this.choices = choices;
      this.entries = entries;
      this.losses = losses;
      this.trial = trial;
      this.budget = budget;
    }

    BackwardResult search(List<Obligation> first) {
      first.forEach(this::offer);
      while (!open.isEmpty()) {
        if (budget.expired() || segments >= limits.obligations()) {
          losses.add("The time was up.", where(open.element().obligation()));
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
        for (Obligation before : segment(next)) {
          offer(before.after(next));
        }
      }
      return result(Optional.empty());
    }

    private BackwardResult result(Optional<BackwardResult.Reached> reached) {
      return new BackwardResult(
          reached, segments, queries, turnedAway, losses.all(), List.copyOf(clashes));
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
