package dev.quarry.engine.crash;

import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.testgen.confirm.StateEnding;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Several threads that explore methods, each with a worker of its own. */
final class Hunters implements Exploring {
  private final Crew<MethodHunt> crew;
  private final StateMaker states;
  private final HuntClock clock;
  private final Runnable progress;

  /**
   * @param jobs how many
   * @param hunt makes one
   * @param states makes calls of what they show
   * @param clock how much time there is
   * @param progress told after each method
   */
  Hunters(
      int jobs, Supplier<MethodHunt> hunt, StateMaker states, HuntClock clock, Runnable progress) {
    this.crew = new Crew<>(jobs, hunt, MethodHunt::close);
    this.states = states;
    this.clock = clock;
    this.progress = progress;
  }

  @Override
  public List<Explored> explore(List<MethodPlan> plans) throws InterruptedException {
    List<Shown> shown = crew.each(plans, this::explore);
    return IntStream.range(0, plans.size())
        .mapToObj(i -> states.explored(plans.get(i), shown.get(i)))
        .toList();
  }

  private Shown explore(MethodHunt hunt, MethodPlan plan) throws InterruptedException {
    try {
      Duration budget = clock.forOneMethod();
      return budget.isZero()
          ? Shown.nothing(StateEnding.OPEN, clock.end())
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
