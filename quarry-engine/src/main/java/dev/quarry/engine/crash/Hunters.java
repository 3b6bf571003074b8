package dev.quarry.engine.crash;

import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.testgen.confirm.StateEnding;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** Several threads that explore methods, each with a worker of its own. */
final class Hunters implements AutoCloseable {
  private final Crew<MethodHunt> crew;
  private final HuntClock clock;
  private final Runnable progress;

  /**
   * @param jobs how many
   * @param hunt makes one
   * @param clock how much time there is
   * @param progress told after each method
   */
  Hunters(int jobs, Supplier<MethodHunt> hunt, HuntClock clock, Runnable progress) {
    this.crew = new Crew<>(jobs, hunt, MethodHunt::close);
    this.clock = clock;
    this.progress = progress;
  }

  /** What was found, in the order of the plans. */
  List<Explored> explore(List<MethodPlan> plans) throws InterruptedException {
    return crew.each(plans, this::explore);
  }

  private Explored explore(MethodHunt hunt, MethodPlan plan) throws InterruptedException {
    try {
      Duration budget = clock.forOneMethod();
      return budget.isZero()
          ? Explored.not(plan.method().id(), StateEnding.OPEN, clock.end())
          : hunt.explore(plan, budget);
    } finally {
      progress.run();
    }
  }

  @Override
  public void close() {
    crew.close();
  }
}
