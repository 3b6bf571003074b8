package dev.quarry.solver.walk;

import org.jspecify.annotations.Nullable;

/**
 * Steps of all numeric variables along the progress of the last few moves, doubling while they help
 * (Hooke and Jeeves 1961). Moves of single variables creep along a valley that lies across the
 * axes; these follow it.
 */
final class RidgeMoves {
  private static final int MOST_STEPS = 40;

  private final SearchSpace space;
  private double @Nullable [] base;
  private int moves;

  RidgeMoves(SearchSpace space) {
    this.space = space;
  }

  /** Takes note of an improving move; every now and then tries to go on in the common direction. */
  void moved(Position position) {
    if (++moves % Math.max(2, space.inputs.size()) != 0) {
      return;
    }
    double[] now = reals(position);
    if (base != null) {
      follow(position, base, now);
    }
    base = now;
  }

  private void follow(Position position, double[] from, double[] now) {
    var direction = new double[now.length];
    for (int i = 0; i < now.length; i++) {
      direction[i] = now[i] - from[i];
    }
    double length = 1;
    for (int step = 0; step < MOST_STEPS; step++) {
      for (int i = 0; i < now.length; i++) {
        if (direction[i] != 0 && !Double.isNaN(direction[i])) {
          WalkedNumbers kind = space.kind(i).orElseThrow();
          double here = kind.toReal(position.bits(i));
          position.set(i, kind.fromReal(here + length * direction[i]));
        }
      }
      if (!position.improves()) {
        position.revert();
        return;
      }
      position.commit();
      length *= 2;
    }
  }

  private double[] reals(Position position) {
    var reals = new double[space.inputs.size()];
    for (int i = 0; i < reals.length; i++) {
      var kind = space.kind(i);
      reals[i] = kind.isPresent() ? kind.get().toReal(position.bits(i)) : 0;
    }
    return reals;
  }
}
