package dev.quarry.engine.cover;

import dev.quarry.engine.schedule.Action;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.DoubleSupplier;

/** The choices that were worth most when all were looked at last. */
final class Shortlist {
  private static final int SIZE = 64;

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
  private double leftOut;

  /** Forgets everything, before all choices are looked at. */
  void clear() {
    leastFirst.clear();
    leftOut = 0;
  }

  /** Keeps a choice if it is worth enough. */
  void offer(Choice choice) {
    if (choice.worth() > leftOut) {
      leastFirst.add(choice);
      if (leastFirst.size() > SIZE) {
        leftOut = leastFirst.remove().worth();
      }
    }
  }

  /** What is kept. */
  List<Choice> all() {
    return new ArrayList<>(leastFirst);
  }

  /** What the best was worth that is not kept. */
  double leftOut() {
    return leftOut;
  }
}
