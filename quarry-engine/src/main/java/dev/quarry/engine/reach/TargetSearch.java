package dev.quarry.engine.reach;

import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
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
 * Decides one target. Engines take turns and go on where they ended; turns grow, and the turn of an
 * engine that gets on is twice as long as that of one that doesn't. Random runs are cheap and soon
 * of little use, so theirs are short. An engine that has done all it can is not asked again; what
 * is left of the time when random runs alone can go on is theirs.
 */
final class TargetSearch {
  private static final int FIRST_TURN = 32;
  private static final int GROWTH = 2;
  private static final int RANDOM_SHARE = 4;

  private final List<Asking> engines;
  private final Runnable whenRandom;

  /**
   * @param whenRandom told when random runs alone go on
   */
  TargetSearch(List<Asking> engines, Runnable whenRandom) {
    this.engines = List.copyOf(engines);
    this.whenRandom = whenRandom;
  }

  /**
   * The answer, and who gave it.
   *
   * @param engine who decided it, or was asked first
   * @param answer with the reasons of all if nobody decided it
   * @param effort of all
   * @param times of each
   */
  record Result(Engine engine, Answer answer, Effort effort, Map<Engine, Duration> times) {}

  Result run(Duration time) throws IOException, InterruptedException {
    Budget budget = Budget.of(time);
    List<Asking> left = new ArrayList<>(engines);
    Map<Engine, Answer> last = new LinkedHashMap<>();
    Map<Engine, Duration> times = new LinkedHashMap<>();
    Duration turn = time.dividedBy(FIRST_TURN);
    while (!left.isEmpty() && !budget.expired()) {
      if (left.stream().allMatch(engine -> engine.engine() == Engine.RANDOM)) {
        whenRandom.run();
      }
      for (Asking engine : List.copyOf(left)) {
        long start = System.nanoTime();
        Answer answer = engine.ask(slice(engine, left.size(), turn, budget.remaining()));
        times.merge(engine.engine(), Duration.ofNanos(System.nanoTime() - start), Duration::plus);
        last.put(engine.engine(), answer);
        if (answer.outcome() != Outcome.UNDECIDED) {
          return new Result(engine.engine(), answer, effort(last), times);
        }
        if (!engine.isOpen()) {
          left.remove(engine);
        }
      }
      turn = turn.multipliedBy(GROWTH);
    }
    return new Result(firstAsked(), undecided(last), effort(last), times);
  }

  private Engine firstAsked() {
    return engines.stream()
        .map(Asking::engine)
        .filter(engine -> engine != Engine.RANDOM)
        .findFirst()
        .orElseThrow();
  }

  private static Duration slice(Asking engine, int engines, Duration turn, Duration remaining) {
    if (engines == 1) {
      return remaining;
    }
    Duration slice = engine.isGaining() ? turn.multipliedBy(2) : turn;
    if (engine.engine() == Engine.RANDOM) {
      slice = turn.dividedBy(RANDOM_SHARE);
    }
    return slice.compareTo(remaining) < 0 ? slice : remaining;
  }

  private static Effort effort(Map<Engine, Answer> last) {
    return last.values().stream().map(Answer::effort).reduce(Effort.NONE, Effort::plus);
  }

  private static Answer undecided(Map<Engine, Answer> last) {
    Ledger all = new Ledger();
    last.values().forEach(answer -> all.addAll(answer.ledger().all()));
    if (all.obstacles().isEmpty()) {
      all.add(Assumption.of(AssumptionCode.TIME_UP, "the budget is used up"));
    }
    List<Stage> clashes =
        last.values().stream().flatMap(answer -> answer.clashes().stream()).toList();
    return new Answer(Optional.empty(), all, clashes, Effort.NONE);
  }
}
