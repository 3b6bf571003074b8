package dev.quarry.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Model;
import dev.quarry.search.strategy.DepthFirst;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForgettingTest {
  static List<String> names() {
    return Searchers.names();
  }

  /** How many nodes the tree still holds. */
  private static int nodes(ExecutionTree tree) {
    int count = 0;
    var places = new ArrayDeque<TreePlace>(List.of(tree.entry()));
    while (!places.isEmpty()) {
      for (Node node : places.remove().children) {
        count++;
        places.addAll(node.ways);
      }
    }
    return count;
  }

  @Test
  void aDepthFirstSearchHoldsOnePathOutOfTwoToThe14() {
    int bits = 14;
    Explorer explorer = new Explorer(Program.allBits(bits), new DepthFirst(), PathLimits.NONE);
    explorer.run(Model.EMPTY);

    int most = 0;
    Optional<Way> way = explorer.tree().take();
    while (way.isPresent()) {
      explorer.tryWay(way.get());
      most = Math.max(most, nodes(explorer.tree()));
      way = explorer.tree().take();
    }

    assertThat(explorer.paths()).hasSize(1 << bits);
    assertThat(most).isLessThanOrEqualTo(bits);
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("names")
  void whateverTheOrderTheTreeIsEmptyInTheEnd(String name) {
    Explorer explorer =
        new Explorer(Program.random(5, 8, 12), Searchers.byName(name, 2), PathLimits.NONE);

    explorer.explore();

    assertThat(explorer.paths()).hasSizeGreaterThan(40);
    assertThat(nodes(explorer.tree())).isZero();
  }

  @ParameterizedTest
  @MethodSource("names")
  void onlyPathsToOpenWaysAreHeld(String name) {
    Explorer explorer =
        new Explorer(Program.random(9, 8, 12), Searchers.byName(name, 2), PathLimits.NONE);
    explorer.run(Model.EMPTY);
    Optional<Way> way = explorer.tree().take();
    while (way.isPresent()) {
      explorer.tryWay(way.get());
      assertThat(nodes(explorer.tree())).isEqualTo(ancestorsOfOpenWays(explorer.tree()));
      way = explorer.tree().take();
    }
  }

  private static int ancestorsOfOpenWays(ExecutionTree tree) {
    Set<Node> needed = new HashSet<>();
    var places = new ArrayDeque<TreePlace>(List.of(tree.entry()));
    while (!places.isEmpty()) {
      for (Node node : places.remove().children) {
        places.addAll(node.ways);
        if (node.ways.stream().anyMatch(Way::isOpen)) {
          Optional<Node> at = Optional.of(node);
          while (at.isPresent() && needed.add(at.get())) {
            at = at.get().parent();
          }
        }
      }
    }
    return needed.size();
  }
}
