package dev.quarry.symcretic.search;

import dev.quarry.program.ledger.Assumption;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Questions at entries that were not decided in the time they had, to be asked again with twice the
 * time: each when as much time has gone into other work, so that one hard question doesn't use up
 * the time of all others.
 */
final class Retries {
  /** The first question gets one part of the whole time in so many. */
  private static final int FIRST_PART = 32;

  private static final int LAST_PART = 2;
  private static final Duration LEAST = Duration.ofMillis(200);

  /** A question with the time it is to get. */
  record Retry(Obligation obligation, Duration time, long due) {}

  private final PriorityQueue<Retry> waiting =
      new PriorityQueue<>(Comparator.comparingLong(Retry::due));
  private final Duration first;
  private final Duration most;

  Retries(Duration whole) {
    Duration part = whole.dividedBy(FIRST_PART);
    this.first = part.compareTo(LEAST) < 0 ? LEAST : part;
    this.most = whole.dividedBy(LAST_PART);
  }

  /** How long a question may take that is asked for the first time. */
  Duration first() {
    return first;
  }

  /**
   * Keeps a question for later.
   *
   * @param had the time it had been given
   * @param now how long the search has taken
   * @return false if it had enough
   */
  boolean add(Obligation obligation, Duration had, long now) {
    Duration next = had.multipliedBy(2);
    if (had.compareTo(most) >= 0) {
      return false;
    }
    waiting.add(new Retry(obligation, next, now + next.toNanos()));
    return true;
  }

  /** Keeps a question whose time was cut short from outside: it comes first in the next turn. */
  void addInterrupted(Obligation obligation, Duration time) {
    waiting.add(new Retry(obligation, time, 0));
  }

  /**
   * The next question.
   *
   * @param now how long the search has taken
   * @param nothingElse whether there is no other work
   */
  Optional<Retry> next(long now, boolean nothingElse) {
    Retry retry = waiting.peek();
    return retry != null && (nothingElse || retry.due() <= now)
        ? Optional.of(waiting.remove())
        : Optional.empty();
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Whether all that waits has to do with loops that were taken as functions. */
  boolean areLifted() {
    return waiting.stream().allMatch(retry -> retry.obligation().isLifted());
  }

  void clear() {
    waiting.clear();
  }

  /** What was left open on ways that wait. */
  List<Assumption> open() {
    return waiting.stream().flatMap(retry -> retry.obligation().open().stream()).toList();
  }

  /** Some question that waits. */
  Obligation any() {
    return waiting.element().obligation();
  }
}
