package dev.quarry.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event.Alternative;
import dev.quarry.concolic.Event.Premise;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.Site;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.search.strategy.BreadthFirst;
import dev.quarry.search.strategy.DepthFirst;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import dev.quarry.search.synthetic.Trace;
import dev.quarry.search.tree.PathCondition.Conjunct;
import dev.quarry.search.tree.PathCondition.Source;
import dev.quarry.search.tree.Way.State;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExecutionTreeTest {
  private static Explorer breadthFirst(Program program) {
    return new Explorer(program, new BreadthFirst(), PathLimits.NONE);
  }

  @Test
  void aRunOpensTheAlternativesOfItsDecisionsFromTheEntryOn() {
    Explorer explorer = breadthFirst(Program.allBits(3));

    Merged merged = explorer.run(Model.EMPTY);

    assertThat(merged.isNew()).isTrue();
    assertThat(merged.visited()).extracting(Way::depth).containsExactly(1, 2, 3);
    assertThat(merged.visited()).extracting(Way::outcome).containsOnly(0);
    assertThat(merged.opened()).extracting(Way::outcome).containsOnly(1);
    assertThat(merged.opened()).extracting(Way::state).containsOnly(State.OPEN);
    assertThat(explorer.tree().counts().open()).isEqualTo(3);
  }

  @Test
  void thePathConditionHasAssumptionsAndDecisionsInTheOrderOfTheRun() {
    Program program =
        trace -> {
          trace.assume(bit(trace, "domain"), Premise.Kind.DOMAIN);
          trace.assume(bit(trace, "bound"), Premise.Kind.BOUND);
          trace.bit(0, 0);
          trace.assume(bit(trace, "required"), Premise.Kind.REQUIRED);
          trace.bit(1, 1);
          trace.assume(bit(trace, "late"), Premise.Kind.REQUIRED);
        };
    Explorer explorer = breadthFirst(program);
    Way second = explorer.run(Model.EMPTY).opened().get(1);

    PathCondition condition = explorer.tree().pathCondition(second);

    assertThat(condition.conjuncts())
        .extracting(Conjunct::source)
        .containsExactly(
            Source.DOMAIN, Source.BOUND, Source.DECISION, Source.REQUIRED, Source.DECISION);
    assertThat(condition.conditions())
        .extracting(Expr::toString)
        .containsExactly("domain", "bound", "(not b0)", "required", "b1");
    assertThat(condition.bounds()).extracting(Expr::toString).containsExactly("bound");
    assertThat(condition.conditionsWithoutBounds())
        .hasSize(4)
        .doesNotContain(condition.bounds().get(0));
  }

  private static Input bit(Trace trace, String name) {
    return trace.factory().input(name, Sort.Basic.BOOL);
  }

  @Test
  void aRunThatConfirmsItsPredictionNeedNotReportWhatIsKnown() {
    Explorer explorer = breadthFirst(Program.allBits(3));
    explorer.run(Model.EMPTY);
    explorer.tree().take();
    Way way = explorer.tree().take().orElseThrow();
    Prediction prediction = explorer.tree().prediction(way);
    Model solution = Model.EMPTY.with(explorer.factory().input("b1", Sort.Basic.BOOL), true);

    RunReport report = explorer.report(prediction.request(solution));
    Merged merged = explorer.tree().merge(prediction, report, CoverageGain.NONE);

    assertThat(prediction.known()).isEqualTo(2);
    assertThat(report.skipped()).isEqualTo(2);
    assertThat(merged.divergence()).isEmpty();
    assertThat(merged.visited()).first().isSameAs(way);
    assertThat(merged.opened())
        .singleElement()
        .satisfies(opened -> assertThat(opened.depth()).isEqualTo(3));
    assertThat(way.state()).isEqualTo(State.VISITED);
  }

  @Test
  void aReportMustNotLeaveOutWhatWasNotPredicted() {
    Explorer explorer = breadthFirst(Program.allBits(1));
    RunReport whole = explorer.report(Prediction.NONE.request(Model.EMPTY));
    RunReport shortened =
        new RunReport(
            whole.input(), 1, List.of(), whole.ending(), whole.coverage(), List.of(), "", 0);

    assertThatThrownBy(() -> explorer.tree().merge(Prediction.NONE, shortened, CoverageGain.NONE))
        .hasMessage("A report leaves out 1 decisions where 0 were predicted.");
  }

  @Test
  void anAlternativeThatIsConstantlyFalseNeedsNoSolver() {
    Program program =
        trace ->
            trace.decide(
                Trace.site(0, Site.Kind.JUMP),
                1,
                trace.factory().bool(true),
                List.of(new Alternative(0, trace.factory().bool(false))));
    Explorer explorer = breadthFirst(program);

    Merged merged = explorer.run(Model.EMPTY);

    assertThat(merged.opened()).isEmpty();
    assertThat(explorer.tree().counts().infeasible()).isEqualTo(1);
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @Test
  void aRunWithoutDecisionIsTheOnlyPath() {
    Explorer explorer = breadthFirst(trace -> {});

    assertThat(explorer.tree().counts().incompleteness()).isEqualTo(Map.of("no run", 1L));
    assertThat(explorer.run(Model.EMPTY).isNew()).isTrue();
    assertThat(explorer.run(Model.EMPTY).isNew()).isFalse();
    assertThat(explorer.tree().counts().paths()).isEqualTo(1);
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @Test
  void theSamePathAgainAddsNothing() {
    Explorer explorer = breadthFirst(Program.allBits(3));
    explorer.run(Model.EMPTY);

    Merged again = explorer.run(Model.EMPTY);

    assertThat(again.isNew()).isFalse();
    assertThat(again.opened()).isEmpty();
    assertThat(again.divergence()).isEmpty();
    assertThat(explorer.tree().counts().open()).isEqualTo(3);
    assertThat(explorer.tree().counts().paths()).isEqualTo(1);
    assertThat(explorer.tree().counts().runs()).isEqualTo(2);
  }

  @Test
  void whatIsNotDecidedIsNamed() {
    Explorer explorer = breadthFirst(Program.allBits(5));
    explorer.run(Model.EMPTY);
    ExecutionTree tree = explorer.tree();
    tree.undecided(tree.take().orElseThrow(), "solver time-out");
    tree.bounded(tree.take().orElseThrow(), "array length");
    tree.infeasible(tree.take().orElseThrow());
    Way inFlight = tree.take().orElseThrow();

    assertThat(tree.counts().incompleteness())
        .isEqualTo(
            Map.of(
                "undecided: solver time-out", 1L,
                "bounded: array length", 1L,
                "in flight", 1L,
                "open", 1L));
    assertThat(tree.isExhausted()).isFalse();
    assertThat(inFlight.state()).isEqualTo(State.IN_FLIGHT);
  }

  @Test
  void anUndecidedWayThatARunTakesByChanceIsVisited() {
    Explorer explorer = breadthFirst(Program.allBits(1));
    explorer.run(Model.EMPTY);
    Way way = explorer.tree().take().orElseThrow();
    explorer.tree().undecided(way, "solver time-out");

    explorer.run(Model.EMPTY.with(explorer.factory().input("b0", Sort.Basic.BOOL), true));

    assertThat(way.state()).isEqualTo(State.VISITED);
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @Test
  void aPathThatTimedOutLeavesTheExplorationIncomplete() {
    Program program =
        trace -> {
          if (trace.bit(0, 0)) {
            trace.end(Ending.Kind.TIMED_OUT);
          }
        };

    Explorer explorer = breadthFirst(program).explore();

    assertThat(explorer.tree().counts().incompleteness()).isEqualTo(Map.of("cut: timedOut", 1L));
    assertThat(explorer.tree().counts().endings())
        .isEqualTo(Map.of(Ending.Kind.RETURNED, 1L, Ending.Kind.TIMED_OUT, 1L));
  }

  @Test
  void alternativesThatOnlyALaterRunReportsAreOpened() {
    // As an assumption of the program: only a run that fails it reports the other way.
    Program program =
        trace -> {
          Input input = bit(trace, "assumed");
          boolean holds = (Boolean) trace.read(input);
          if (holds) {
            trace.decide(Trace.site(0, Site.Kind.PIN), 1, input, List.of());
          } else {
            trace.decide(
                Trace.site(0, Site.Kind.PIN),
                0,
                trace.factory().not(input),
                List.of(new Alternative(1, input)));
          }
        };
    Explorer fails = breadthFirst(program).explore();
    Explorer holds = breadthFirst(program);
    holds.explore(Model.EMPTY.with(holds.factory().input("assumed", Sort.Basic.BOOL), true));

    assertThat(fails.paths()).containsExactly("0:0", "0:1");
    assertThat(fails.tree().isExhausted()).isTrue();
    assertThat(holds.paths()).containsExactly("0:1");
    assertThat(holds.tree().isExhausted()).isTrue();
    assertThat(fails.tree().counts().divergences()).isZero();
  }

  @Test
  void generationsAndRunsSinceTheLastGainAreCountedFromParentToChild() {
    Explorer explorer = new Explorer(Program.allBits(2), new DepthFirst(), PathLimits.NONE);

    OpeningRun first = explorer.run(Model.EMPTY).opened().get(0).origin();
    explorer.tryWay(explorer.tree().take().orElseThrow());
    Merged third = explorer.tryWay(explorer.tree().take().orElseThrow()).orElseThrow();
    OpeningRun last = third.opened().get(0).origin();

    assertThat(first.generation()).isZero();
    assertThat(first.runsSinceGain()).isEqualTo(1);
    assertThat(last.generation()).isEqualTo(1);
    assertThat(last.number()).isEqualTo(3);
    assertThat(last.gain().outcomes()).isEqualTo(1);
  }
}
