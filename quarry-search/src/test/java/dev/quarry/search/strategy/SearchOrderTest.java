package dev.quarry.search.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.PathLimits;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What each strategy tries first on trees small enough to be checked by hand. */
class SearchOrderTest {
  private static Explorer explorer(Program program, Searcher searcher) {
    return new Explorer(program, searcher, PathLimits.NONE);
  }

  /** The outcomes of three decisions on three bits, run by run. */
  private static List<String> threeBits(Searcher searcher) {
    return bits(3, searcher);
  }

  private static List<String> bits(int n, Searcher searcher) {
    return explorer(Program.allBits(n), searcher).explore().paths().stream()
        .map(path -> path.replaceAll("\\d:| ", ""))
        .toList();
  }

  @Test
  void depthFirstFlipsTheLastDecisionFirst() {
    assertThat(threeBits(new DepthFirst()))
        .containsExactly("000", "001", "010", "011", "100", "101", "110", "111");
  }

  @Test
  void breadthFirstFlipsTheFirstDecisionFirst() {
    assertThat(threeBits(new BreadthFirst()))
        .containsExactly("000", "100", "010", "110", "001", "101", "011", "111");
  }

  @Test
  void dartIsDepthFirstAsLongAsRunsDoWhatIsPredicted() {
    assertThat(threeBits(new Directed(5)))
        .containsExactly("000", "001", "010", "011", "100", "101", "110", "111");
  }

  @Test
  void dartStartsAtRandomAfterADivergence() {
    Set<Integer> starts = new TreeSet<>();
    Random seeds = new Random(1);
    for (int i = 0; i < 40; i++) {
      Explorer explorer = explorer(Program.allBits(5), new Directed(seeds.nextLong()));
      explorer.run(Model.EMPTY);
      Way last = explorer.tree().take().orElseThrow();
      // A run on the old input is not where the flip of the last decision was to lead.
      explorer
          .tree()
          .merge(
              explorer.tree().prediction(last),
              explorer.report(explorer.tree().prediction(last).request(Model.EMPTY)),
              CoverageGain.NONE);
      starts.add(explorer.tree().take().orElseThrow().depth());
    }
    assertThat(starts).containsExactly(1, 2, 3, 4);
  }

  @Test
  void generationalTriesAllWaysOfTheRunThatCoveredMost() {
    Program program =
        trace -> {
          boolean first = trace.bit(0, 0);
          if (trace.bit(1, 1)) {
            trace.bit(2, 2);
            trace.bit(3, 3);
          } else if (first) {
            trace.bit(4, 4);
          }
        };

    assertThat(explorer(program, new Generational()).explore().paths())
        .containsExactly(
            "0:0 1:0",
            // All ways of the first run, from the entry on; they cover 2 and 3 steps.
            "0:1 1:0 4:0",
            "0:0 1:1 2:0 3:0",
            // All ways of the third run, which cover 1 step each.
            "0:0 1:1 2:1 3:0",
            "0:0 1:1 2:0 3:1",
            // All ways of the second, which cover 0 and 1.
            "0:1 1:1 2:0 3:0",
            "0:1 1:0 4:1",
            // The fourth run and then those that covered nothing.
            "0:0 1:1 2:1 3:1",
            "0:1 1:1 2:1 3:0",
            "0:1 1:1 2:0 3:1",
            "0:1 1:1 2:1 3:1");
  }

  @Test
  void randomPathHalvesTheProbabilityAtEachDecision() {
    assertThat(firstPicks(RandomPath::new))
        .satisfies(
            depths -> {
              assertThat(depths.get(1)).isBetween(900, 1100);
              assertThat(depths.get(2)).isBetween(400, 600);
              assertThat(depths.get(3)).isBetween(400, 600);
            });
  }

  @Test
  void uniformRandomPrefersNoDepth() {
    assertThat(firstPicks(UniformRandom::new).values())
        .hasSize(3)
        .allSatisfy(picks -> assertThat(picks).isBetween(570, 770));
  }

  private interface Seeded {
    Searcher with(long seed);
  }

  /** How often a way of which depth is picked first, of 2,000 times. */
  private static Map<Integer, Integer> firstPicks(Seeded searcher) {
    Map<Integer, Integer> depths = new HashMap<>();
    Random seeds = new Random(3);
    for (int i = 0; i < 2000; i++) {
      Explorer explorer = explorer(Program.allBits(3), searcher.with(seeds.nextLong()));
      explorer.run(Model.EMPTY);
      depths.merge(explorer.tree().take().orElseThrow().depth(), 1, Integer::sum);
    }
    return depths;
  }

  @Test
  void contextGuidedPassesOverABranchInAContextItKnows() {
    // With k = 1 each of the three branches once; with k = 2 each pair; 111 is new only with 3.
    assertThat(threeBits(new ContextGuided(3)))
        .containsExactly("000", "100", "010", "001", "110", "101", "011", "111");
  }

  @Test
  void contextGuidedGoesThroughTheTreeAgainWithLongerContexts() {
    List<String> paths = bits(4, new ContextGuided(4));

    assertThat(paths.subList(0, 5)).containsExactly("0000", "1000", "0100", "0010", "0001");
    // With k = 2; 111 and 0101 end like others before.
    assertThat(paths.subList(5, 10)).containsExactly("1100", "1010", "0110", "1001", "0011");
    // With k = 3, then 4.
    assertThat(paths.subList(10, 14)).containsExactly("1110", "0101", "1011", "0111");
    assertThat(paths.subList(14, 16)).containsExactly("1101", "1111");
  }

  @Test
  void contextGuidedTriesWhatIsLeftOverBreadthFirst() {
    // After one sweep with k = 1, shallow ways come first.
    assertThat(bits(4, new ContextGuided(1)).subList(5, 9))
        .containsExactly("1100", "1010", "0110", "1110");
    assertThat(threeBits(new ContextGuided(0))).isEqualTo(threeBits(new BreadthFirst()));
  }

  @Test
  void subpathGuidedTakesTheLeastTravelledStep() {
    Program program =
        trace -> {
          trace.bit(5, 0);
          trace.bit(5, 1);
          trace.bit(5, 2);
          trace.bit(6, 3);
        };
    for (long seed = 0; seed < 10; seed++) {
      Explorer explorer = explorer(program, new SubpathGuided(1, seed));
      explorer.run(Model.EMPTY.with(explorer.factory().input("b0", Sort.Basic.BOOL), true));

      List<String> picks = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Way way = explorer.tree().take().orElseThrow();
        picks.add(way.site().location().instruction() + ":" + way.outcome());
        explorer.tryWay(way);
      }

      // Travelled: 5:0 twice, 5:1 and 6:0 once, 6:1 never. Then 6:1 once, and 5:1 is as rare;
      // after that, 5:1 was travelled twice and 6:1 is the rarest again.
      assertThat(picks).startsWith("6:1").endsWith("6:1").contains("5:1");
    }
  }

  @Test
  void priorityTakesTheBestScoreFirst() {
    Score deepest = Way::depth;
    Score shallowest = way -> -way.depth();

    assertThat(threeBits(ByPriority.of(deepest, 0, 0)))
        .containsExactly("000", "001", "010", "011", "100", "101", "110", "111");
    assertThat(threeBits(ByPriority.of(shallowest, 0, 0))).isEqualTo(threeBits(new BreadthFirst()));
  }

  @Test
  void priorityNoticesThatAScoreFell() {
    Map<Integer, Double> byDepth = new HashMap<>(Map.of(1, 3.0, 2, 2.0, 3, 1.0));
    Score score = way -> byDepth.getOrDefault(way.depth(), 0.0);
    Explorer explorer = explorer(Program.allBits(3), ByPriority.of(score, 0, 0));
    explorer.run(Model.EMPTY);

    byDepth.put(1, 0.5);

    assertThat(explorer.tree().take()).get().extracting(Way::depth).isEqualTo(2);
    assertThat(explorer.tree().take()).get().extracting(Way::depth).isEqualTo(3);
    assertThat(explorer.tree().take()).get().extracting(Way::depth).isEqualTo(1);
  }

  @Test
  void priorityTellsTheBestRankOfWhatIsOpen() {
    ByPriority<Integer> searcher = new ByPriority<>(Way::depth, 0, 0);
    Explorer explorer = explorer(Program.allBits(2), searcher);
    assertThat(searcher.best()).isEmpty();

    explorer.run(Model.EMPTY);

    assertThat(searcher.best()).contains(1);
    explorer.tree().take();
    assertThat(searcher.best()).contains(2);
    explorer.tree().take();
    assertThat(searcher.best()).isEmpty();
  }

  @Test
  void aShareOfThePicksByPriorityIsRandom() {
    Score deepest = Way::depth;

    Map<Integer, Integer> picks = firstPicks(seed -> ByPriority.of(deepest, 0.3, seed));

    // Three in ten are random, and two in three of those are not the deepest.
    assertThat(picks.get(3)).isBetween(1500, 1700);
    assertThat(picks.get(1)).isBetween(150, 250);
  }

  @Test
  void randomCoverNewTakesTurns() {
    CoverageDistance near = way -> way.depth() == 3 ? 1 : CoverageDistance.FAR;
    Map<Integer, Integer> second = new HashMap<>();
    Random seeds = new Random(4);
    for (int i = 0; i < 2000; i++) {
      Explorer explorer = explorer(Program.allBits(3), new RandomCoverNew(near, seeds.nextLong()));
      explorer.run(Model.EMPTY);
      explorer.tree().release(explorer.tree().take().orElseThrow());
      Way first = explorer.tree().take().orElseThrow();
      if (first.depth() == 1) {
        second.merge(explorer.tree().take().orElseThrow().depth(), 1, Integer::sum);
      }
    }
    // All are equally recent; the deepest is near, which doubles its weight.
    assertThat(second.get(3) / (double) second.get(2)).isBetween(1.7, 2.3);
  }
}
