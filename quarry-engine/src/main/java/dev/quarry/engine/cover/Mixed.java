package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import java.io.IOException;
import java.util.Optional;

/** One policy, and a part of the time another. */
final class Mixed implements Policy {
  private final Policy main;
  private final Policy other;
  private final double share;
  private final ActionCosts costs;
  private double spent;
  private double spentOnOther;

  /**
   * @param share of the other policy, from 0 to 1
   */
  Mixed(Policy main, Policy other, double share, ActionCosts costs) {
    this.main = main;
    this.other = other;
    this.share = share;
    this.costs = costs;
  }

  @Override
  public Optional<Action> next() throws InterruptedException {
    Policy first = this::fromMain;
    Policy second = this::fromOther;
    return spentOnOther < share * spent ? second.then(first).next() : first.then(second).next();
  }

  private Optional<Action> fromMain() throws InterruptedException {
    return main.next().map(action -> new Action(action.kind(), () -> spend(action)));
  }

  private Optional<Action> fromOther() throws InterruptedException {
    return other
        .next()
        .map(action -> new Action(action.kind(), () -> spentOnOther += spend(action)));
  }

  /** Does something, and returns what it took. */
  private double spend(Action action) throws IOException, InterruptedException {
    long start = System.nanoTime();
    action.work().perform();
    double cost = costs.since(start);
    spent += cost;
    return cost;
  }
}
