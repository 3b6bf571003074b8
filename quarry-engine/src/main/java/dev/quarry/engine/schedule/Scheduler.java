package dev.quarry.engine.schedule;

import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Does one action after the other, as a policy chooses, until the policy has nothing left or it is
 * enough. All commands search like this; they differ in what they find worth doing and in when they
 * stop. Several threads may each run one with the same policy, if that is made for it.
 */
public final class Scheduler {
  private final Policy policy;
  private final BooleanSupplier isEnough;
  private final ActionLog log;

  /**
   * @param isEnough when to stop; asked before each action
   * @param log told what is done
   */
  public Scheduler(Policy policy, BooleanSupplier isEnough, ActionLog log) {
    this.policy = policy;
    this.isEnough = isEnough;
    this.log = log;
  }

  /** Works until there is nothing left to do, or it is enough. */
  public void run() throws IOException, InterruptedException {
    while (!isEnough.getAsBoolean()) {
      long start = System.nanoTime();
      Optional<Action> next = policy.next();
      log.chose(System.nanoTime() - start);
      if (next.isEmpty()) {
        return;
      }
      perform(next.get());
    }
  }

  private void perform(Action action) throws IOException, InterruptedException {
    long start = System.nanoTime();
    try {
      action.work().perform();
    } finally {
      log.did(action.kind(), System.nanoTime() - start);
    }
  }
}
