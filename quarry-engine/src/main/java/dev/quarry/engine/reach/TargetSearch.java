package dev.quarry.engine.reach;

import dev.quarry.engine.schedule.ActionLog;
import dev.quarry.engine.schedule.Scheduler;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.solver.Budget;
import dev.quarry.symcretic.search.Stage;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides one target: engines take turns ({@link TurnTaking}) until one has an answer or the time
 * is up.
 */
final class TargetSearch {
  /** What is left of the time after a proof for one call; so much of it is for several calls. */
  private static final double SHARE_AFTER_PROOF = 0.25;

  private static final int TURNS_AFTER_PROOF = 16;

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

  /**
   * @param budget how much time is left
   * @param time how much there is in all
   */
  Result run(Budget budget, Duration time) throws IOException, InterruptedException {
    Map<Engine, Duration> times = new LinkedHashMap<>();
    var turns = new TurnTaking(engines, whenRandom, budget, time, times);
    new Scheduler(turns, turns::isOver, new ActionLog()).run();
    Map<Engine, Answer> last = turns.answers();
    if (turns.decided().isPresent()) {
      Engine engine = turns.decided().get();
      Answer answer = last.getOrDefault(engine, undecided(last));
      if (answer.outcome() == Outcome.UNREACHABLE) {
        Optional<Result> other = elsewhere(budget, time, times, effort(last));
        if (other.isPresent()) {
          return other.get();
        }
      }
      return new Result(engine, answer, effort(last), times);
    }
    Answer open = undecided(last);
    if (budget.clock().isStopped()) {
      open.ledger().add(Assumption.of(AssumptionCode.INTERRUPTED));
    }
    return new Result(firstAsked(), open, effort(last), times);
  }

  /** What is known of a target that nobody looked at any more. */
  static Result interrupted(Engine engine) {
    Ledger ledger = new Ledger();
    ledger.add(Assumption.of(AssumptionCode.INTERRUPTED));
    Answer open = new Answer(Optional.empty(), ledger, List.of(), Effort.NONE);
    return new Result(engine, open, Effort.NONE, Map.of());
  }

  /** What one call can't reach, several may. */
  private Optional<Result> elsewhere(
      Budget budget, Duration time, Map<Engine, Duration> times, Effort before)
      throws IOException, InterruptedException {
    for (Asking engine : engines) {
      if (!engine.beginsElsewhere()) {
        continue;
      }
      Budget own = budget.share(SHARE_AFTER_PROOF);
      while (engine.isOpen() && !own.expired()) {
        long start = System.nanoTime();
        Answer answer = engine.ask(time.dividedBy(TURNS_AFTER_PROOF));
        times.merge(engine.engine(), Duration.ofNanos(System.nanoTime() - start), Duration::plus);
        if (answer.outcome() == Outcome.REACHED) {
          return Optional.of(
              new Result(engine.engine(), answer, before.plus(answer.effort()), times));
        }
      }
    }
    return Optional.empty();
  }

  private Engine firstAsked() {
    return engines.stream()
        .map(Asking::engine)
        .filter(engine -> engine != Engine.RANDOM)
        .findFirst()
        .orElseThrow();
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
