package dev.quarry.engine.cover;

import java.util.Optional;

/** One strategy, and a part of the time another. */
final class Mixed implements Strategy {
  private final Strategy main;
  private final Strategy other;
  private final double share;
  private final Costs costs;
  private double spent;
  private double spentOnOther;

  /**
   * @param share of the other strategy, from 0 to 1
   */
  Mixed(Strategy main, Strategy other, double share, Costs costs) {
    this.main = main;
    this.other = other;
    this.share = share;
    this.costs = costs;
  }

  @Override
  public Optional<Action> next() {
    return spentOnOther < share * spent
        ? fromOther().or(this::fromMain)
        : fromMain().or(this::fromOther);
  }

  private Optional<Action> fromMain() {
    return main.next().map(action -> () -> spend(action));
  }

  private Optional<Action> fromOther() {
    return other.next().map(action -> () -> spentOnOther += spend(action));
  }

  /** Does something, and returns what it took. */
  private double spend(Action action) throws InterruptedException {
    long start = System.nanoTime();
    action.perform();
    double cost = costs.since(start);
    spent += cost;
    return cost;
  }
}
