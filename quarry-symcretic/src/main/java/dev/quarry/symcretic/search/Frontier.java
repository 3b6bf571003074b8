package dev.quarry.symcretic.search;

import dev.quarry.program.Location;
import dev.quarry.symcretic.step.Codes;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.PriorityQueue;

/** The obligations to go on from, the cheapest first, and of those the newest. */
final class Frontier {
  /** How much more what is still to go counts than what is behind. */
  private static final int HASTE = 2;

  /**
   * What it costs to go on from an entry to those who call it. Whoever calls it gives it arguments
   * that it can be given directly; only static fields may make a difference.
   */
  private static final int PRICE_OF_CALLERS = 40;

  /**
   * An obligation to go on from.
   *
   * @param number counts upwards
   * @param isTried whether it is at an entry where solving it came to nothing
   */
  record Open(Obligation obligation, int cost, int number, boolean isTried) {
    private static final Comparator<Open> ORDER =
        Comparator.comparingInt(Open::cost)
            .thenComparing(Comparator.comparingInt(Open::number).reversed());
  }

  private final Remaining remaining;
  private final PriorityQueue<Open> open = new PriorityQueue<>(Open.ORDER);
  private int opened;

  Frontier(Codes codes) {
    this.remaining = new Remaining(codes);
  }

  void add(Obligation obligation) {
    int cost = obligation.length() + HASTE * remaining.of(obligation);
    open.add(new Open(obligation, cost, opened++, false));
  }

  /** Takes back an obligation at an entry, to go on to those who call it. */
  void addTried(Open entry) {
    int cost = entry.cost() + PRICE_OF_CALLERS;
    open.add(new Open(entry.obligation(), cost, opened++, true));
  }

  Open remove() {
    return open.remove();
  }

  /** The obligation that comes next. */
  Obligation next() {
    return open.element().obligation();
  }

  /** Whether what comes next, if anything, begins further out than at an entry. */
  boolean isPastEntries() {
    Open next = open.peek();
    return next == null || next.isTried();
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  /** Whether all have to do with loops that were taken as functions. */
  boolean areLifted() {
    return open.stream().allMatch(one -> one.obligation().isLifted());
  }

  void clear() {
    open.clear();
  }

  /** Where the obligations are, with the segments from there to the target. */
  Map<Location, Integer> places() {
    Map<Location, Integer> places = new LinkedHashMap<>();
    for (Open one : open) {
      places.merge(one.obligation().place(), one.obligation().length(), Math::min);
    }
    return places;
  }
}
