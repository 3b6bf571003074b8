package dev.quarry.search.strategy;

import dev.quarry.search.tree.Way;

/** How promising an open way is. */
@FunctionalInterface
public interface Score {
  /**
   * The more, the better. A score may fall while the way is open; that it rises is noticed late or
   * never.
   */
  double of(Way way);

  /** How much the run that opened the way covered for the first time. */
  static Score newCoverage() {
    return way -> way.origin().gain().total();
  }

  /** The nearest first. */
  static Score nearest(CoverageDistance distance) {
    return way -> -distance.from(way);
  }
}
