package dev.quarry.symcretic.search;

import dev.quarry.program.InputMethods;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.fold.Folding;
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Steps;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
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
  private final Codes codes;
  private final Solver solver;
  private final References references;
  private final CallTargets targets;
  private final CallGraph graph;
  private final LiftedLoops loops;
  private final Limits limits;
  private final InputMethods inputs;

  /** In a program that asks for inputs by markers at most. */
  public BackwardSearch(
      Codes codes,
      Solver solver,
      References references,
      CallGraph graph,
      LiftedLoops loops,
      Limits limits) {
    this(codes, solver, references, graph, loops, limits, InputMethods.MARKERS);
  }

  public BackwardSearch(
      Codes codes,
      Solver solver,
      References references,
      CallGraph graph,
      LiftedLoops loops,
      Limits limits,
      InputMethods inputs) {
    this.inputs = inputs;
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
    return begin(goals, entries, trial).go(Budget.of(limits.time()));
  }

  /**
   * Goes all ways from goals to an entry, without running anything.
   *
   * @param crossing whether code is skipped that has nothing to do with the goals
   * @param trial takes the ways
   * @return a proof in it says that there are no others
   */
  public BackwardResult ways(
      Collection<Goal> goals, MethodId entry, Crossings crossing, Trial trial, Duration time) {
    return progress(goals, Set.of(entry), trial, crossing == Crossings.ALLOWED)
        .search(Budget.of(time));
  }

  /** Whether code that has nothing to do with a target may be skipped. */
  public enum Crossings {
    ALLOWED,
    NONE
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
    public BackwardResult go(Budget budget) {
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
    var ledger = new Ledger();
    new ThreadStarts(codes, graph).note(entries, ledger);
    var steps = new Steps(codes, targets, entries, inputs, limits.jdk().size(), ledger::add);
    var folding = new Folding(codes, steps, references);
    var calls = new CallChoices(codes, steps, references, graph, entries, limits, ledger, folding);
    var lifted = new LoopChoices(loops, references);
    var cross = new Crossing(new Effects(codes, targets, inputs), references.variables(), crossing);
    var choices =
        new Choices(codes, steps, references, limits, ledger, calls, cross, lifted, folding);
    var first = new GoalObligations(codes, steps, references, limits, ledger).of(goals);
    return new Progress(
        codes, solver, references, limits, choices, entries, ledger, trial, crossing, first);
  }
}
