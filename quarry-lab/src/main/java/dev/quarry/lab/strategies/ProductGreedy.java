package dev.quarry.lab.strategies;

import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.greedy.GreedyRule.Kind;
import dev.quarry.search.markov.FlowGraph;
import dev.quarry.search.markov.MarkovModel;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * What Quarry does when it covers a class, on a chain: its {@link GreedyRule} decides between a
 * batch of random tests and all transitions out of covered states, those to covered states
 * included. Solved tests count from the end of the path on.
 *
 * <p>Simpler than a program: there is one entry and no call, so that nothing is added for what
 * follows a return; all paths can be solved for a known cost; the path to a state is the cheapest
 * through covered ones; and every test of a batch is counted, of which Quarry watches a few.
 */
final class ProductGreedy implements Strategy {
  private final Chain chain;
  private final double withoutPrejudice;
  private final FlowGraph graph;
  private final Run run;

  /**
   * @param withoutPrejudice the part of all costs that goes into random tests in any case
   */
  ProductGreedy(Chain chain, double withoutPrejudice) {
    this.chain = chain;
    this.withoutPrejudice = withoutPrejudice;
    this.graph = PaperGreedy.graph(chain);
    this.run = new Run(chain);
  }

  @Override
  public double cost(SplittableRandom random) {
    return new Repetition(random).cost();
  }

  /** A transition to solve, of which earlier attempts tell what to expect. */
  private static final class Way {
    private final int state;
    private final int choice;
    private int attempts;
    private int gains;

    Way(int state, int choice) {
      this.state = state;
      this.choice = choice;
    }
  }

  /** What is known in one repetition. */
  private final class Repetition {
    private final SplittableRandom random;
    private final GreedyRule rule = new GreedyRule();
    private final MarkovModel model = new MarkovModel(graph, GreedyRule.estimator());
    private final Way[][] ways = new Way[chain.size()][];
    private ShortestPaths paths = new ShortestPaths(chain, 0);
    private int covered;
    private double cost;
    private double costWithoutPrejudice;
    private long tests;
    private long randomTests;
    private long vain;

    Repetition(SplittableRandom random) {
      this.random = random;
      for (int state = 0; state < chain.size(); state++) {
        ways[state] = new Way[chain.successors(state)];
        for (int i = 0; i < ways[state].length; i++) {
          ways[state][i] = new Way(state, i);
        }
      }
    }

    double cost() {
      cost = 1;
      test(new int[0]);
      while (covered != chain.everything()) {
        if (costWithoutPrejudice < withoutPrejudice * cost) {
          // Nothing was expected of it, so it corrects nothing.
          double before = cost;
          tryBatch();
          costWithoutPrejudice += cost - before;
        } else {
          decide();
        }
      }
      return cost;
    }

    private void decide() {
      @Nullable Way best = null;
      double most = rule.worth(Kind.RANDOM, ofRandomTest(), 1);
      for (int state = 0; state < chain.size(); state++) {
        for (int i = 0; isOpen(state) && i < chain.successors(state); i++) {
          Way way = ways[state][i];
          double worth = rule.worth(Kind.SOLVING, expected(way), price(way));
          if (worth > most) {
            best = way;
            most = worth;
          }
        }
      }
      if (best == null) {
        double expected = GreedyRule.batch(randomTests) * ofRandomTest();
        int before = Integer.bitCount(covered);
        tryBatch();
        rule.observe(Kind.RANDOM, expected, Integer.bitCount(covered) - before);
      } else {
        solve(best);
      }
    }

    private boolean isOpen(int state) {
      return Chain.contains(covered, state) && chain.branches(state);
    }

    private double ofRandomTest() {
      return GreedyRule.ofRandomRun(model.reward(Chain.ENTRY), tests, vain);
    }

    private double expected(Way way) {
      return model.reward(chain.successor(way.state, way.choice))
          * GreedyRule.confidence(way.attempts, way.gains);
    }

    private double price(Way way) {
      return paths.distance(way.state) + chain.cost(way.state, way.choice);
    }

    /** A batch goes on to its end, or until there is nothing left to cover. */
    private void tryBatch() {
      int batch = GreedyRule.batch(randomTests);
      for (int i = 0; i < batch && covered != chain.everything(); i++) {
        cost++;
        randomTests++;
        test(new int[0]);
      }
    }

    private void solve(Way way) {
      double expected = expected(way);
      int before = covered;
      cost += price(way);
      int[] path = paths.path(way.state);
      int[] longer = Arrays.copyOf(path, path.length + 1);
      longer[path.length] = way.choice;
      test(longer);
      way.attempts++;
      way.gains += covered == before ? 0 : 1;
      rule.observe(Kind.SOLVING, expected, Integer.bitCount(covered & ~before));
    }

    private void test(int[] path) {
      tests++;
      vain++;
      run.start().follow(path);
      int counted = run.length();
      run.release(random);
      for (int i = counted; i < run.length(); i++) {
        model.taken(run.state(i), run.choice(i), 1);
      }
      if ((run.visited() & ~covered) != 0) {
        vain = 0;
        covered |= run.visited();
        PaperGreedy.cover(model, covered);
        paths = new ShortestPaths(chain, covered);
      }
    }
  }
}
