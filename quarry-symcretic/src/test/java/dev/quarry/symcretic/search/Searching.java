package dev.quarry.symcretic.search;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.program.InputMethods;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.Budget;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.symcretic.fold.Folding;
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.loop.LoopFunctions;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Steps;
import dev.quarry.symcretic.testing.Workbench;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Searches in the classes of a workbench, with crossing or without. */
final class Searching implements AutoCloseable {
  private static final Limits LIMITS =
      new Limits(Duration.ofMinutes(1), Duration.ofSeconds(5), 6, 4, 20_000);

  private final Workbench bench;
  private final ExprFactory factory = new ExprFactory();
  private final LoopFunctions functions = new LoopFunctions(new JdkFunctions());
  private final SolverChain solver;
  private final CallGraph graph;

  Searching(Workbench bench) {
    this.bench = bench;
    this.graph = new CallGraph(bench.program(), bench.targets());
    try {
      this.solver = SolverChain.open(factory, functions, SolverOptions.defaults());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  BackwardResult search(Goal goal, MethodId entry, Trial trial, boolean crossing) {
    return search(goal, entry, trial, crossing, LIMITS.time());
  }

  BackwardResult search(Goal goal, MethodId entry, Trial trial, boolean crossing, Duration time) {
    var hierarchy = bench.codes().hierarchy();
    var references =
        new References(
            new Variables(factory),
            (lower, upper) -> hierarchy.isSubtype(Names.internal(lower), Names.internal(upper)));
    var ledger = new Ledger();
    Set<MethodId> entries = Set.of(entry);
    var steps =
        new Steps(
            bench.codes(),
            bench.targets(),
            entries,
            InputMethods.MARKERS,
            LIMITS.jdk().size(),
            ledger::add);
    var codes = bench.codes();
    var folding = new Folding(codes, steps, references);
    var calls = new CallChoices(codes, steps, references, graph, entries, LIMITS, ledger, folding);
    var lifted = new LoopChoices(new LiftedLoops(functions), references);
    var cross =
        new Crossing(
            new Effects(codes, bench.targets(), InputMethods.MARKERS),
            references.variables(),
            crossing);
    var choices =
        new Choices(codes, steps, references, LIMITS, ledger, calls, cross, lifted, folding);
    var first = new GoalObligations(codes, steps, references, LIMITS, ledger).of(List.of(goal));
    return new Progress(
            codes, solver, references, LIMITS, choices, entries, ledger, trial, crossing, first)
        .search(Budget.of(time));
  }

  @Override
  public void close() {
    solver.close();
  }
}
