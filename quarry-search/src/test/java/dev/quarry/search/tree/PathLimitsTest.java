package dev.quarry.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.search.strategy.DepthFirst;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PathLimitsTest {
  /** Goes on as long as fresh bits are set. */
  private static final Program LOOP =
      trace -> {
        for (int i = 0; i < 50 && trace.bit(0, i); i++) {
          // Every iteration reads its own bit.
        }
      };

  private static Explorer explorer(Program program, PathLimits limits) {
    return new Explorer(program, new DepthFirst(), limits);
  }

  @Test
  void pathsOfAnUnboundedLoopEndAtThePathLength() {
    Explorer explorer = explorer(LOOP, PathLimits.NONE.withDecisions(3)).explore();

    assertThat(explorer.paths())
        .containsExactly("0:0", "0:1 0:0", "0:1 0:1 0:0", "0:1 0:1 0:1 0:0");
    assertThat(explorer.tree().counts().incompleteness())
        .isEqualTo(Map.of("bounded: path length", 1L));
  }

  @Test
  void anOutcomeOccursAsOftenOnAPathAsTheBranchBoundSays() {
    Explorer explorer = explorer(LOOP, PathLimits.NONE.withSameBranch(2)).explore();

    assertThat(explorer.paths()).containsExactly("0:0", "0:1 0:0", "0:1 0:1 0:0");
    assertThat(explorer.tree().counts().incompleteness())
        .isEqualTo(Map.of("bounded: branch bound", 1L));
  }

  @Test
  void aRunThatIsBeyondTheBoundByItselfOpensWaysOnlyBeforeIt() {
    Explorer explorer = explorer(LOOP, PathLimits.NONE.withSameBranch(2));
    Model manyBits = Model.EMPTY;
    for (int i = 0; i < 10; i++) {
      manyBits = manyBits.with(explorer.factory().input("b" + i, Sort.Basic.BOOL), true);
    }

    Merged merged = explorer.run(manyBits);
    explorer.continueToTheEnd();

    assertThat(merged.limit()).contains(PathLimits.BRANCH_BOUND);
    assertThat(merged.visited()).hasSize(2);
    assertThat(merged.opened()).extracting(Way::depth).containsExactly(1, 2, 3);
    assertThat(explorer.paths()).hasSize(4).contains("0:0", "0:1 0:0", "0:1 0:1 0:0");
    assertThat(explorer.tree().counts().incompleteness())
        .isEqualTo(Map.of("bounded: branch bound", 1L));
  }

  @Test
  void theBoundCountsOnOnePathAndNotInTheWholeTree() {
    Program program =
        trace -> {
          for (int i = 0; i < 3; i++) {
            trace.bit(i, i);
          }
        };

    Explorer explorer = explorer(program, PathLimits.NONE.withSameBranch(1)).explore();

    assertThat(explorer.paths()).hasSize(8);
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @Test
  void theBranchBoundIsSeenThroughDecisionsThatAReportLeavesOut() {
    Explorer explorer = explorer(LOOP, PathLimits.NONE.withSameBranch(3));
    explorer.run(Model.EMPTY);
    Way first = explorer.tree().take().orElseThrow();
    explorer.tryWay(first);
    Way second = explorer.tree().take().orElseThrow();
    explorer.tryWay(second);
    Way third = explorer.tree().take().orElseThrow();

    Merged merged = explorer.tryWay(third).orElseThrow();

    assertThat(third.depth()).isEqualTo(3);
    assertThat(merged.opened()).isEmpty();
    assertThat(explorer.tree().counts().bounded()).isEqualTo(Map.of("branch bound", 1L));
  }

  @Test
  void aLimitIsNotNegative() {
    assertThatThrownBy(() -> new PathLimits(-1, 2))
        .hasMessage("A limit can't be negative: path length -1, branch bound 2.");
  }
}
