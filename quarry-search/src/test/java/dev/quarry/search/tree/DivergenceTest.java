package dev.quarry.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.search.strategy.BreadthFirst;
import dev.quarry.search.strategy.DepthFirst;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import dev.quarry.search.synthetic.Trace;
import dev.quarry.search.tree.Way.State;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class DivergenceTest {
  private static Explorer depthFirst(Program program) {
    return new Explorer(program, new DepthFirst(), PathLimits.NONE);
  }

  /** Kähkönen, figure 15: the black box is the identity, and the tree sees its value only. */
  private static void blackBox(Trace trace) {
    Input x = trace.factory().input("x", Sort.Basic.INT);
    Input y = trace.factory().input("y", Sort.Basic.INT);
    int valueOfX = (Integer) trace.read(x);
    int valueOfY = (Integer) trace.read(y);
    if (jumpIfLess(trace, 0, x, valueOfX, y, valueOfY)) {
      jumpIfLess(trace, 1, trace.factory().intConst(valueOfY), valueOfY, x, valueOfX);
    }
  }

  private static boolean jumpIfLess(
      Trace trace, int site, Expr left, int leftValue, Expr right, int rightValue) {
    boolean jumps = leftValue < rightValue;
    Expr less = trace.factory().apply(Op.INT_LT, left, right);
    trace.jump(site, jumps, jumps ? less : trace.factory().not(less));
    return jumps;
  }

  @Test
  void aRunThatDoesNotTakeThePredictedWayIsCountedAndItsTargetUndecided() {
    Explorer explorer = depthFirst(DivergenceTest::blackBox);
    Model first =
        Model.EMPTY
            .with(explorer.factory().input("x", Sort.Basic.INT), 5)
            .with(explorer.factory().input("y", Sort.Basic.INT), 10);
    explorer.run(first);
    Way inner = explorer.tree().take().orElseThrow();

    Merged merged = explorer.tryWay(inner).orElseThrow();

    assertThat(explorer.paths()).containsExactly("0:1 1:0", "0:1 1:0");
    assertThat(merged.isNew()).isFalse();
    assertThat(merged.divergence())
        .get()
        .extracting(Divergence::reason, Divergence::depth)
        .containsExactly(Divergence.Reason.OTHER_WAY, 2);
    assertThat(inner.state()).isEqualTo(State.UNDECIDED);
    assertThat(inner.reason()).isEqualTo(ExecutionTree.DIVERGED);

    explorer.continueToTheEnd();
    assertThat(explorer.paths()).containsExactly("0:1 1:0", "0:1 1:0", "0:0");
    assertThat(explorer.tree().counts().divergences()).isEqualTo(1);
    assertThat(explorer.tree().counts().incompleteness())
        .isEqualTo(Map.of("undecided: " + ExecutionTree.DIVERGED, 1L));
  }

  @Test
  void aDivergingRunIsMergedWhereItWent() {
    // The first jump never jumps, whatever its condition says.
    Program program =
        trace -> {
          Input b0 = trace.factory().input("b0", Sort.Basic.BOOL);
          if ((Boolean) trace.read(b0)) {
            trace.jump(0, false, b0);
            trace.jump(1, true, b0);
          } else {
            trace.jump(0, false, trace.factory().not(b0));
            trace.bit(1, 1);
          }
        };
    Explorer explorer = new Explorer(program, new BreadthFirst(), PathLimits.NONE);
    Way inner = explorer.run(Model.EMPTY).opened().get(1);
    Way outer = explorer.tree().take().orElseThrow();

    Merged merged = explorer.tryWay(outer).orElseThrow();

    assertThat(explorer.paths()).containsExactly("0:0 1:0", "0:0 1:1");
    assertThat(merged.divergence()).isPresent();
    assertThat(outer.state()).isEqualTo(State.UNDECIDED);
    assertThat(merged.isNew()).isTrue();
    assertThat(merged.visited()).containsExactly(inner);
    assertThat(explorer.tree().take()).isEmpty();
  }

  @Test
  void runsThatAgreeAndGoOnAtDifferentSitesAreBothKept() {
    AtomicInteger runs = new AtomicInteger();
    Program program =
        trace -> {
          trace.bit(0, 0);
          trace.bit(runs.getAndIncrement() == 0 ? 1 : 2, 1);
        };
    Explorer explorer = depthFirst(program);
    Merged first = explorer.run(Model.EMPTY);

    Merged second = explorer.run(Model.EMPTY);

    assertThat(second.isNew()).isTrue();
    assertThat(second.divergence())
        .get()
        .extracting(Divergence::reason, Divergence::depth)
        .containsExactly(Divergence.Reason.OTHER_SITE, 1);
    assertThat(first.opened()).hasSize(2);
    assertThat(second.opened())
        .singleElement()
        .satisfies(way -> assertThat(way.site().location().instruction()).isEqualTo(2));
    assertThat(explorer.tree().counts().open()).isEqualTo(3);
    assertThat(explorer.tree().counts().divergences()).isEqualTo(1);
  }

  @Test
  void aRunThatEndsBeforeItsTargetLeavesItUndecided() {
    Program program =
        trace -> {
          if ((Boolean) trace.read(trace.factory().input("b1", Sort.Basic.BOOL))) {
            trace.end(Ending.Kind.TIMED_OUT);
          } else {
            trace.bit(0, 0);
            trace.bit(1, 1);
          }
        };
    Explorer explorer = depthFirst(program);
    explorer.run(Model.EMPTY);
    Way second = explorer.tree().take().orElseThrow();

    Merged merged = explorer.tryWay(second).orElseThrow();

    assertThat(merged.divergence())
        .get()
        .extracting(Divergence::reason)
        .isEqualTo(Divergence.Reason.ENDED_EARLY);
    assertThat(second.reason()).isEqualTo(ExecutionTree.ENDED_EARLY);
  }

  @Test
  void aRunThroughAForgottenTreeAddsNothing() {
    Explorer explorer = depthFirst(Program.allBits(1));
    explorer.run(Model.EMPTY);
    explorer.tree().infeasible(explorer.tree().take().orElseThrow());
    assertThat(explorer.tree().isExhausted()).isTrue();

    Merged merged =
        explorer.run(Model.EMPTY.with(explorer.factory().input("b0", Sort.Basic.BOOL), true));

    assertThat(merged.isNew()).isFalse();
    assertThat(merged.opened()).isEmpty();
  }

  @Test
  void aRunOnARefutedWayTakesTheRefutationBack() {
    Explorer explorer = depthFirst(trace -> trace.choose(0, "x", 2));
    explorer.run(Model.EMPTY);
    Way second = explorer.tree().take().orElseThrow();
    explorer.tree().infeasible(second);
    assertThat(second.outcome()).isEqualTo(2);

    Merged merged =
        explorer.run(Model.EMPTY.with(explorer.factory().input("x", Sort.Basic.INT), 2));

    assertThat(merged.isNew()).isTrue();
    assertThat(merged.divergence())
        .get()
        .extracting(Divergence::reason)
        .isEqualTo(Divergence.Reason.REFUTED_WAY);
    assertThat(second.state()).isEqualTo(State.VISITED);
    assertThat(explorer.tree().counts().infeasible()).isZero();
    explorer.continueToTheEnd();
    assertThat(explorer.paths()).containsExactly("0:0", "0:2", "0:1");
    assertThat(explorer.tree().isExhausted()).isTrue();
  }
}
