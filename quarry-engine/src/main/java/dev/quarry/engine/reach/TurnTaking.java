package dev.quarry.engine.reach;

import dev.quarry.engine.schedule.Action;
import dev.quarry.engine.schedule.Policy;
import dev.quarry.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is worth doing for somebody who wants one target, where nothing tells beforehand who will
 * find it. Engines take turns and go on where they ended; turns grow, and the turn of an engine
 * that gets on is twice as long as that of one that doesn't. Random runs are cheap and soon of
 * little use, so theirs are short. An engine that has done all it can is not asked again; what is
 * left of the time when random runs alone can go on is theirs.
 */
final class TurnTaking implements Policy {
  private static final int FIRST_TURN = 32;
  private static final int GROWTH = 2;

  private final List<Asking> left;
  private final ArrayDeque<Asking> round = new ArrayDeque<>();
  private final Runnable whenRandom;
  private final Budget budget;
  private final Map<Engine, Duration> times;
  private final Map<Engine, Answer> last = new LinkedHashMap<>();
  private Duration turn;
  private Optional<Engine> decided = Optional.empty();

  /**
   * @param whenRandom told when random runs alone go on
   * @param budget how much time is left
   * @param time how much there is in all
   * @param times what each engine took is added
   */
  TurnTaking(
      List<Asking> engines,
      Runnable whenRandom,
      Budget budget,
      Duration time,
      Map<Engine, Duration> times) {
    this.left = new ArrayList<>(engines);
    this.whenRandom = whenRandom;
    this.budget = budget;
    this.times = times;
    this.turn = time.dividedBy(FIRST_TURN);
    beginRound();
  }

  private void beginRound() {
    if (!left.isEmpty() && left.stream().allMatch(engine -> engine.engine() == Engine.RANDOM)) {
      whenRandom.run();
    }
    round.addAll(left);
  }

  @Override
  public Optional<Action> next() {
    if (round.isEmpty()) {
      turn = turn.multipliedBy(GROWTH);
      beginRound();
    }
    return Optional.ofNullable(round.poll())
        .map(engine -> new Action(kind(engine), () -> ask(engine)));
  }

  private static Action.Kind kind(Asking engine) {
    return switch (engine.engine()) {
      case BACKWARD -> Action.Kind.ASK_BACKWARDS;
      case RANDOM -> Action.Kind.RANDOM_BATCH;
      case RECIPES -> Action.Kind.FIRST_RUN;
      case FORWARD, BOTH -> Action.Kind.FLIP;
    };
  }

  private void ask(Asking engine) throws IOException, InterruptedException {
    long start = System.nanoTime();
    Answer answer = engine.ask(slice(engine));
    times.merge(engine.engine(), Duration.ofNanos(System.nanoTime() - start), Duration::plus);
    last.put(engine.engine(), answer);
    if (answer.outcome() != Outcome.UNDECIDED) {
      decided = Optional.of(engine.engine());
    }
    if (!engine.isOpen()) {
      left.remove(engine);
    }
  }

  private Duration slice(Asking engine) {
    Duration remaining = budget.remaining();
    if (left.size() == 1) {
      return remaining;
    }
    Duration slice = engine.isGaining() ? turn.multipliedBy(2) : turn;
    if (engine.share() > 1) {
      slice = turn.dividedBy(engine.share());
    }
    return slice.compareTo(remaining) < 0 ? slice : remaining;
  }

  /**
   * Whether somebody decided it, or the time is up and everybody had a turn of the round. A stop
   * waits for nobody.
   */
  boolean isOver() {
    return decided.isPresent()
        || (budget.expired() && (round.isEmpty() || budget.clock().isStopped()));
  }

  /** Who decided it. */
  Optional<Engine> decided() {
    return decided;
  }

  /** What each engine said last. */
  Map<Engine, Answer> answers() {
    return last;
  }
}
