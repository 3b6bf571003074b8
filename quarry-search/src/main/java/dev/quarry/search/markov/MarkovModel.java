package dev.quarry.search.markov;

import java.util.BitSet;

/**
 * The Markov chain of a program with the expected reward of every state: how many uncovered states
 * a run that has come to it is going to visit, judged by the runs so far. Algorithm 2 of "Towards
 * Optimal Concolic Testing" divides these by costs.
 *
 * <p>The reward of state s solves R(s) = [s is uncovered] + Σ R(entry of a call of s) + Σ
 * probability(s, t) R(t), as in section 4.2 of that paper, with departures that keep it finite:
 *
 * <ul>
 *   <li>A further round of a loop is damped by {@link RewardPrecision#loops}. Where loops end with
 *       an estimated probability of 1 in 10 or more, that changes rewards by less than a tenth; a
 *       loop that never ended so far counts as 100 rounds.
 *   <li>A further level of recursion is damped by {@link RewardPrecision#recursion}, and not added
 *       to what follows the call: the larger of the two counts. An activation of the same code can
 *       cover no state a second time, and adding both would grow without bound already where a
 *       method calls itself twice.
 * </ul>
 *
 * <p>As in the paper, an uncovered state that a run visits twice is counted twice.
 *
 * <p>Changes are only noted; {@link #reward} solves what they touch. Not thread-safe.
 */
public final class MarkovModel {
  private final FlowGraph graph;
  private final Estimator estimator;
  private final double[][] counts;
  private final double[][] probabilities;
  private final BitSet covered = new BitSet();
  private int uncovered;
  private final Rewards rewards;

  /** States whose counts changed since their probabilities were estimated. */
  private final int[] touched;

  private final boolean[] isTouched;
  private int touchedCount;

  /** A model without runs, computed as exactly as decisions need. */
  public MarkovModel(FlowGraph graph, Estimator estimator) {
    this(graph, estimator, RewardPrecision.DECISIONS);
  }

  /** A model without runs. */
  public MarkovModel(FlowGraph graph, Estimator estimator, RewardPrecision precision) {
    this.graph = graph;
    this.estimator = estimator;
    this.counts = new double[graph.size()][];
    this.probabilities = new double[graph.size()][];
    this.uncovered = graph.size();
    this.rewards = new Rewards(graph, precision);
    this.touched = new int[graph.size()];
    this.isTouched = new boolean[graph.size()];
    for (int state = 0; state < graph.size(); state++) {
      counts[state] = new double[graph.successors(state)];
      probabilities[state] = new double[graph.successors(state)];
      touch(state);
    }
  }

  /**
   * Says that runs went from a state to a successor.
   *
   * @param successor an index into the successors of the state
   * @param times how often; a batch of which only a sample was watched may say parts of a time
   */
  public void taken(int state, int successor, double times) {
    counts[state][successor] += times;
    // An only successor has probability 1 whatever the counts are.
    if (counts[state].length > 1) {
      touch(state);
    }
  }

  /** From now on visiting a state earns nothing; false if it was covered before. */
  public boolean cover(int state) {
    if (covered.get(state)) {
      return false;
    }
    covered.set(state);
    uncovered--;
    rewards.cover(state);
    return true;
  }

  /** Whether {@link #cover} was called for a state. */
  public boolean isCovered(int state) {
    return covered.get(state);
  }

  /** How many states are not covered yet. */
  public int uncovered() {
    return uncovered;
  }

  /** How likely a run goes on with a successor, as estimated now. */
  public double probability(int state, int successor) {
    estimate();
    return probabilities[state][successor];
  }

  /** The expected reward of a run that has come to a state. */
  public double reward(int state) {
    if (uncovered == 0) {
      return 0;
    }
    estimate();
    return rewards.of(state);
  }

  /** The states of this model. */
  public FlowGraph graph() {
    return graph;
  }

  private void touch(int state) {
    if (!isTouched[state]) {
      isTouched[state] = true;
      touched[touchedCount++] = state;
    }
  }

  private void estimate() {
    while (touchedCount > 0) {
      int state = touched[--touchedCount];
      isTouched[state] = false;
      estimator.estimate(counts[state], probabilities[state]);
      rewards.probabilities(state, probabilities[state]);
    }
  }
}
