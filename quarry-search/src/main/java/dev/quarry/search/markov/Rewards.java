package dev.quarry.search.markov;

import java.util.Arrays;

/**
 * The rewards of all states as the solution of one equation per state, kept up to date by solving
 * again only what changed.
 *
 * <p>A state waits when something in its equation changed. Waiting states are taken component by
 * component in the {@link SolvingOrder}; a component is swept until nothing in it waits
 * (Gauss–Seidel), and a state whose reward moves makes those wait that depend on it. So every state
 * that does not wait fulfils its equation up to the tolerance.
 *
 * <p>Edges that look ahead in the order, of which each cycle has one, are damped. The weights of a
 * state's edges within its component add up to at most 1, hence one sweep makes the largest error
 * of a component smaller by the larger damping: sweeps end whatever the probabilities are.
 */
final class Rewards {
  /** Below this a reward is as good as none. */
  private static final double NOTHING = 1e-13;

  private final SolvingOrder order;
  private final Wiring wiring;
  private final RewardPrecision precision;

  /** The probability of each edge of {@link Wiring#flow}, damped if it looks ahead. */
  private final double[] weights;

  /** 1 for what is uncovered, else 0. */
  private final double[] gains;

  private final double[] rewards;
  private final PositionSet waiting;

  /** Nothing is covered yet. */
  Rewards(FlowGraph graph, RewardPrecision precision) {
    this.order = new SolvingOrder(graph);
    this.wiring = new Wiring(graph, order);
    this.precision = precision;
    this.weights = new double[wiring.flow.target().length];
    this.gains = new double[graph.size()];
    Arrays.fill(gains, 1);
    this.rewards = new double[graph.size()];
    this.waiting = new PositionSet(graph.size());
  }

  void probabilities(int state, double[] probabilities) {
    int position = order.position(state);
    int from = wiring.flow.from(position);
    for (int i = 0; i < probabilities.length; i++) {
      int target = wiring.flow.target()[from + i];
      weights[from + i] = probabilities[i] * (target >= position ? precision.loops() : 1);
    }
    waiting.add(position);
  }

  void cover(int state) {
    gains[order.position(state)] = 0;
    waiting.add(order.position(state));
  }

  /** The reward of a state; solves what waits and may matter to it. */
  double of(int state) {
    int position = order.position(state);
    int end = order.end(position);
    for (int next = waiting.first(end); next < end; next = waiting.first(end)) {
      sweep(next, order.end(next));
    }
    return rewards[position];
  }

  private void sweep(int from, int end) {
    for (int next = from; next < end; next = waiting.next(next + 1, end)) {
      waiting.remove(next);
      double reward = solved(next);
      if (Math.abs(reward - rewards[next]) > precision.tolerance() * reward + NOTHING) {
        rewards[next] = reward;
        for (int d = wiring.dependents.from(next); d < wiring.dependents.until(next); d++) {
          waiting.add(wiring.dependents.target()[d]);
        }
      }
    }
  }

  /** Solves the equation of one state for its reward, all others as they are. */
  private double solved(int position) {
    double base = gains[position];
    for (int c = wiring.plainCalls.from(position); c < wiring.plainCalls.until(position); c++) {
      base += rewards[wiring.plainCalls.target()[c]];
    }
    double flow = base;
    double loop = 0;
    for (int e = wiring.flow.from(position); e < wiring.flow.until(position); e++) {
      int target = wiring.flow.target()[e];
      if (target == position) {
        loop += weights[e];
      } else {
        flow += weights[e] * rewards[target];
      }
    }
    return Math.max(flow / (1 - loop), base + deepest(position));
  }

  private double deepest(int position) {
    double best = 0;
    Wiring.Edges calls = wiring.recursiveCalls;
    for (int c = calls.from(position); c < calls.until(position); c++) {
      int target = calls.target()[c];
      double weight = target >= position ? precision.recursion() : 1;
      best = Math.max(best, weight * rewards[target]);
    }
    return best;
  }
}
