package dev.quarry.engine.reach;

import dev.quarry.solver.Budget;
import dev.quarry.symcretic.search.Stage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides one target. Engines take turns, each turn three times as long as the one before; an
 * engine that has done all it can is not asked again. What it found out on an earlier turn is in
 * the solver's cache.
 */
final class TargetSearch {
  private static final int FIRST_TURN = 8;
  private static final int GROWTH = 3;

  private final List<Asking> engines;

  TargetSearch(List<Asking> engines) {
    this.engines = List.copyOf(engines);
  }

  /**
   * The answer, and who gave it.
   *
   * @param engine who decided it, or was asked last
   * @param answer with the reasons of all if nobody decided it
   * @param effort of all
   * @param times of each
   */
  record Result(Engine engine, Answer answer, Effort effort, Map<Engine, Duration> times) {}

  Result run(Question question, Duration time) throws IOException, InterruptedException {
    Budget budget = Budget.of(time);
    List<Asking> left = new ArrayList<>(engines);
    Map<Engine, Answer> last = new LinkedHashMap<>();
    Map<Engine, Duration> times = new LinkedHashMap<>();
    Effort effort = Effort.NONE;
    Duration turn = time.dividedBy(FIRST_TURN);
    while (!left.isEmpty() && !budget.expired()) {
      for (Asking engine : List.copyOf(left)) {
        Duration slice = left.size() == 1 ? budget.remaining() : shorter(turn, budget.remaining());
        long start = System.nanoTime();
        Answer answer = engine.ask(question, slice);
        Duration used = Duration.ofNanos(System.nanoTime() - start);
        times.merge(engine.engine(), used, Duration::plus);
        effort = effort.plus(answer.effort());
        if (answer.outcome() != Outcome.UNDECIDED) {
          return new Result(engine.engine(), answer, effort, times);
        }
        last.put(engine.engine(), answer);
        if (used.compareTo(slice.multipliedBy(9).dividedBy(10)) < 0) {
          left.remove(engine);
        }
      }
      turn = turn.multipliedBy(GROWTH);
    }
    return new Result(engines.get(0).engine(), undecided(last), effort, times);
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private static Answer undecided(Map<Engine, Answer> last) {
    List<Reason> reasons = new ArrayList<>();
    last.values().forEach(answer -> reasons.addAll(answer.reasons()));
    if (reasons.isEmpty()) {
      reasons.add(new Reason("The time was up.", ""));
    }
    List<Stage> clashes =
        last.values().stream().flatMap(answer -> answer.clashes().stream()).toList();
    return new Answer(Optional.empty(), reasons, clashes, Effort.NONE);
  }
}
