package dev.quarry.solver.walk;

import org.jspecify.annotations.Nullable;

/** The best tentative change seen so far in a round of moves. */
final class Change {
  private int[] variables = {};
  private long[] bits = {};
  private @Nullable Object[] objects = {};
  private double total = Double.POSITIVE_INFINITY;

  void forget() {
    total = Double.POSITIVE_INFINITY;
  }

  /** Notes the position's tentative change if it is better than the one noted. */
  void consider(Position position) {
    double candidate = position.total();
    if (candidate < total) {
      total = candidate;
      variables = position.changedVariables();
      bits = new long[variables.length];
      objects = new Object[variables.length];
      for (int i = 0; i < variables.length; i++) {
        bits[i] = position.bits(variables[i]);
        objects[i] = position.object(variables[i]);
      }
    }
  }

  /** Makes the noted change if it improves the position. */
  boolean applyIfBetter(Position position) {
    if (!(total < position.currentTotal())) {
      return false;
    }
    for (int i = 0; i < variables.length; i++) {
      position.set(variables[i], bits[i], objects[i]);
    }
    position.commit();
    return true;
  }
}
