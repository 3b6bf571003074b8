package dev.quarry.lab.strategies;

import static dev.quarry.search.greedy.GreedyRule.UNSEEN;

import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.markov.Estimator;
import dev.quarry.search.markov.GoodTuring;
import dev.quarry.search.markov.Laplace;
import dev.quarry.search.markov.Lidstone;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.strategy.SubpathGuided;
import java.util.ArrayList;
import java.util.List;

/** All strategies that are compared, in the order of the paper's table 1, then our own. */
final class Field {
  /**
   * One of them.
   *
   * @param name as in the paper
   * @param meaning for those who don't know the paper
   */
  record Entry(String name, String meaning, Strategy.Maker maker) {}

  private Field() {}

  /** Those of the paper but the optimum. */
  static List<Entry> ofThePaper() {
    return List.of(
        new Entry("RT", "random tests only", RandomTesting::new),
        searcher("RCN", "random-cover-new (KLEE)", "rcn"),
        searcher("RSS", "random open way (KLEE)", "rss"),
        searcher("RPS", "random path (KLEE)", "rps"),
        searcher("DFS", "depth first", "dfs"),
        searcher("DART", "directed search", "dart"),
        searcher("GS", "generational search (SAGE)", "generational"),
        searcher("CGS", "context-guided search", "cgs"),
        new Entry("SGS", "subpath-guided search", Field::subpathGuided),
        new Entry("G", "greedy, algorithms 1 and 2", Field::asPublished));
  }

  /** Ours. */
  static List<Entry> variants() {
    return List.of(
        new Entry("G, Good–Turing", "greedy, other estimate", greedy(new GoodTuring())),
        new Entry(
            "G, %s added".formatted(UNSEEN),
            "greedy, that added to counts",
            greedy(GreedyRule.estimator())),
        new Entry(
            "G, look-ahead",
            "the same with longer paths",
            chain ->
                new PaperGreedy(
                    chain,
                    GreedyRule.estimator(),
                    new LongerPaths(),
                    PaperGreedy.Counting.AFTER_THE_PATH)),
        new Entry(
            "G, informed",
            "greedy, told the probabilities",
            chain -> new InformedGreedy(chain, new RewardPerCost())),
        new Entry(
            "G, informed look-ahead",
            "the same with longer paths",
            chain -> new InformedGreedy(chain, new LongerPaths())),
        new Entry("G, Quarry", "the rule of the product", Field::ofQuarry),
        new Entry(
            "G, Quarry, mixed",
            "the same, and a part at random",
            chain -> new ProductGreedy(chain, GreedyRule.WITHOUT_PREJUDICE)));
  }

  /** Those that estimate and differ in how. */
  static List<Entry> greedy() {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry("G", "greedy, algorithms 1 and 2", Field::asPublished));
    entries.add(new Entry("G, Good–Turing", "", greedy(new GoodTuring())));
    for (double part : new double[] {1, 0.5, UNSEEN, 0.1, 0.05}) {
      entries.add(new Entry("G, " + part + " added", "", greedy(new Lidstone(part))));
    }
    entries.add(new Entry("G, Quarry", "", Field::ofQuarry));
    return entries;
  }

  private static Strategy asPublished(Chain chain) {
    return new PaperGreedy(
        chain, new Laplace(), new RewardPerCost(), PaperGreedy.Counting.WHOLE_RUN);
  }

  private static Strategy ofQuarry(Chain chain) {
    return new ProductGreedy(chain, 0);
  }

  private static Strategy.Maker greedy(Estimator estimator) {
    return chain ->
        new PaperGreedy(chain, estimator, new RewardPerCost(), PaperGreedy.Counting.AFTER_THE_PATH);
  }

  private static Entry searcher(String name, String meaning, String searcher) {
    return new Entry(
        name,
        meaning,
        chain ->
            new TreeSearch(
                chain, (of, seed, distance) -> Searchers.byName(searcher, seed, distance)));
  }

  /** Subpaths are as long as 20 % of the number of states, as in the paper. */
  private static Strategy subpathGuided(Chain chain) {
    int length = Math.max(1, chain.size() / 5);
    return new TreeSearch(chain, (of, seed, distance) -> new SubpathGuided(length, seed));
  }
}
