package dev.quarry.lab.strategies;

import dev.quarry.search.greedy.GreedyRule;
import dev.quarry.search.greedy.GreedyRule.Kind;
import dev.quarry.search.markov.FlowGraph;
import dev.quarry.search.markov.MarkovModel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * What the greedy strategy does between two tests, on a random program: the transitions of a run
 * are counted, what it covered is noted, and of a random test and all uncovered states next to
 * covered ones the one with the largest reward per cost is chosen.
 */
public final class DecisionLoad {
  /** How many runs are made in advance. */
  private static final int RUNS = 256;

  private record Transition(int state, int successor) {}

  /** The transitions a run takes where there is a choice, and the states it visits first. */
  private record Test(List<Transition> transitions, int[] states) {}

  private final FlowGraph graph;
  private final MarkovModel model;
  private final GreedyRule rule = new GreedyRule();
  private final List<Test> tests = new ArrayList<>();
  private final BitSet candidates = new BitSet();
  private final double[] costs;
  private int turn;

  /** A program of about so many blocks. */
  public DecisionLoad(int blocks, long seed) {
    this.graph = RandomProgram.of(blocks, seed);
    this.model = new MarkovModel(graph, GreedyRule.estimator());
    this.costs = new double[graph.size()];
    for (int state = 0; state < costs.length; state++) {
      costs[state] = 1 + (state * 7919L) % 1000;
    }
    record(new SimulatedRuns(graph, seed));
  }

  private void record(SimulatedRuns runs) {
    for (int i = 0; i < RUNS; i++) {
      var visited = new BitSet();
      BitSet taken = runs.next(visited::set);
      List<Transition> transitions = new ArrayList<>();
      for (int state = 0; state < graph.size(); state++) {
        for (int s = 0; graph.successors(state) > 1 && s < graph.successors(state); s++) {
          if (taken.get(runs.transition(state, s))) {
            transitions.add(new Transition(state, s));
          }
        }
      }
      tests.add(new Test(transitions, visited.stream().toArray()));
    }
  }

  /** Takes in one more run and decides: a state to solve a path to, or -1 for a random test. */
  public int decide() {
    Test test = tests.get(turn++ % RUNS);
    for (Transition transition : test.transitions) {
      model.taken(transition.state, transition.successor, 1);
    }
    for (int state : test.states) {
      if (model.cover(state)) {
        candidates.clear(state);
        addCandidates(state);
      }
    }
    return best();
  }

  private void addCandidates(int state) {
    for (int i = 0; i < graph.successors(state); i++) {
      if (!model.isCovered(graph.successor(state, i))) {
        candidates.set(graph.successor(state, i));
      }
    }
  }

  private int best() {
    int best = -1;
    double most = rule.worth(Kind.RANDOM, model.reward(0), 1);
    for (int state = candidates.nextSetBit(0); state >= 0; ) {
      double rate = rule.worth(Kind.SOLVING, model.reward(state), costs[state]);
      if (rate > most) {
        best = state;
        most = rate;
      }
      state = candidates.nextSetBit(state + 1);
    }
    return best;
  }

  /** How many blocks the program has. */
  public int blocks() {
    return graph.size();
  }

  /** How many ways to solve a decision chooses from. */
  public int candidates() {
    return candidates.cardinality();
  }

  /** How many transitions a run takes where there is a choice, on average. */
  public double transitions() {
    return tests.stream().mapToInt(test -> test.transitions.size()).average().orElse(0);
  }

  /** The reward of a random test. */
  public double reward() {
    return model.reward(0);
  }
}
