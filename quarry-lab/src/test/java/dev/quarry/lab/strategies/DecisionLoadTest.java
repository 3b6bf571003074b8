package dev.quarry.lab.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.search.markov.FlowGraph;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisionLoadTest {
  @Test
  void programsHaveTheSizeAskedForWithBranchesAndCalls() {
    for (int size : new int[] {100, 1000}) {
      FlowGraph graph = RandomProgram.of(size, 1);
      int branches = 0;
      int calls = 0;
      for (int state = 0; state < graph.size(); state++) {
        branches += graph.successors(state) > 1 ? 1 : 0;
        calls += graph.calls(state);
      }
      assertThat(graph.size()).isBetween(size, size + 60);
      assertThat(branches).isGreaterThan(size / 10);
      assertThat(calls).isGreaterThan(size / 20);
    }
  }

  @Test
  void decisionsTurnFromRandomTestsToSolving() {
    var load = new DecisionLoad(200, 1);
    assertThat(load.decide()).isEqualTo(-1);
    List<Integer> later = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      later.add(load.decide());
    }
    assertThat(later.get(later.size() - 1)).isNotNegative();
  }
}
