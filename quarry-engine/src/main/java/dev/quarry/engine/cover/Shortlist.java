package dev.quarry.engine.cover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.DoubleSupplier;

/** The choices that were worth most when all were looked at last. */
final class Shortlist {
  private static final int SIZE = 32;

  /**
   * Something to choose.
   *
   * @param worth per second when it was looked at
   * @param current what it is worth now
   * @param action to do
   */
  record Choice(double worth, DoubleSupplier current, Action action) {}

  private final PriorityQueue<Choice> leastFirst =
      new PriorityQueue<>(Comparator.comparingDouble(Choice::worth));

  /** Makes these all that is kept. */
  void keep(List<Choice> choices) {
    leastFirst.clear();
    leastFirst.addAll(choices);
  }

  /** Whether a choice is worth enough to be kept. */
  boolean accepts(double worth) {
    Choice least = leastFirst.peek();
    return worth > 0 && (least == null || leastFirst.size() < SIZE || worth > least.worth());
  }

  void add(Choice choice) {
    if (leastFirst.size() == SIZE) {
      leastFirst.remove();
    }
    leastFirst.add(choice);
  }

  /** What is kept. */
  List<Choice> all() {
    return new ArrayList<>(leastFirst);
  }
}
