package dev.quarry.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Event.Premise;
import dev.quarry.concolic.RunReport;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import dev.quarry.search.synthetic.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Decisions that each run reports in terms of its own value. */
class RelativeDecisionTest {
  static List<String> names() {
    return Searchers.names();
  }

  /** Pins a value of which there are four, between two bits. */
  private static void pinned(Trace trace) {
    Input x = trace.factory().input("x", Sort.Basic.INT);
    Expr small = trace.factory().apply(Op.INT_LT, x, trace.factory().intConst(4));
    trace.assume(small, Premise.Kind.DOMAIN);
    trace.bit(0, 0);
    int value = trace.pin(1, "x");
    if (value == 2) {
      trace.bit(2, 2);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void eachValueIsPinnedOnceOnEachPath(String searcher) {
    Explorer explorer =
        new Explorer(RelativeDecisionTest::pinned, Searchers.byName(searcher, 1), PathLimits.NONE);

    explorer.explore();

    // Three values end there, one decides on; each twice for the first bit.
    assertThat(explorer.paths()).hasSize(10);
    assertThat(explorer.paths().stream().filter("0:0 1:1"::equals)).hasSize(3);
    assertThat(explorer.paths().stream().filter("0:1 1:1"::equals)).hasSize(3);
    assertThat(explorer.tree().counts().divergences()).isZero();
    assertThat(explorer.tree().counts().paths()).isEqualTo(10);
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @Test
  void whatIsPredictedEndsBeforeTheValueIsPinned() {
    Program program = RelativeDecisionTest::pinned;
    Explorer explorer = new Explorer(program, Searchers.byName("dfs", 0), PathLimits.NONE);
    explorer.run(Model.EMPTY);
    Way notZero = explorer.tree().take().orElseThrow();
    explorer.tryWay(notZero);
    Way neither = explorer.tree().take().orElseThrow();

    Prediction prediction = explorer.tree().prediction(neither);
    Model solution = Model.EMPTY.with(explorer.factory().input("x", Sort.Basic.INT), 2);
    RunReport report = explorer.report(prediction.request(solution));
    Merged merged = explorer.tree().merge(prediction, report, CoverageGain.NONE);

    assertThat(neither.depth()).isEqualTo(3);
    assertThat(neither.previous()).contains(notZero);
    assertThat(prediction.known()).isEqualTo(1);
    assertThat(report.skipped()).isEqualTo(1);
    assertThat(merged.divergence()).isEmpty();
    assertThat(merged.visited()).first().isSameAs(neither);
    assertThat(merged.visited().get(1).condition().toString()).isEqualTo("(int_eq x 2)");
    // Behind the pinned value, hashes are those of the run again.
    Way last = merged.opened().get(1);
    assertThat(last.outcome()).isEqualTo(1);
    assertThat(explorer.tree().prediction(last).known()).isEqualTo(3);
    Model both = solution.with(explorer.factory().input("b2", Sort.Basic.BOOL), true);
    assertThat(explorer.report(explorer.tree().prediction(last).request(both)).skipped())
        .isEqualTo(3);
  }
}
