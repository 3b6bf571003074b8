package dev.quarry.search.strategy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A set that gives a random element with a probability proportional to its weight, in logarithmic
 * time: a binary tree of sums over slots.
 */
final class WeightedSet<T> {
  private final Map<T, Integer> slots = new HashMap<>();
  private final List<T> elements = new ArrayList<>();
  private final ArrayDeque<Integer> free = new ArrayDeque<>();

  /** The sum of node i is at i, its children at 2i and 2i+1; slot s is at {@code capacity + s}. */
  private double[] sums = new double[2];

  boolean isEmpty() {
    return slots.isEmpty();
  }

  /** Adds what is not in the set yet, with a positive weight. */
  void add(T element, double weight) {
    if (!(weight > 0)) {
      throw new IllegalArgumentException("A weight must be positive, and this is " + weight + ".");
    }
    int slot;
    if (free.isEmpty()) {
      slot = elements.size();
      elements.add(element);
    } else {
      slot = free.pop();
      elements.set(slot, element);
    }
    slots.put(element, slot);
    if (slot >= capacity()) {
      grow();
    }
    set(slot, weight);
  }

  void remove(T element) {
    Integer slot = slots.remove(element);
    if (slot != null) {
      set(slot, 0);
      free.push(slot);
    }
  }

  /** The set must not be empty. */
  T pick(Random random) {
    double rest = random.nextDouble() * sums[1];
    int node = 1;
    while (node < capacity()) {
      double left = sums[2 * node];
      // An empty half is never entered, whatever rounding made of the rest.
      boolean goesRight = sums[2 * node + 1] > 0 && (rest >= left || left == 0);
      rest -= goesRight ? left : 0;
      node = 2 * node + (goesRight ? 1 : 0);
    }
    return elements.get(node - capacity());
  }

  private int capacity() {
    return sums.length / 2;
  }

  private void set(int slot, double weight) {
    int node = capacity() + slot;
    sums[node] = weight;
    for (node /= 2; node >= 1; node /= 2) {
      sums[node] = sums[2 * node] + sums[2 * node + 1];
    }
  }

  private void grow() {
    int old = capacity();
    double[] wider = new double[4 * old];
    System.arraycopy(sums, old, wider, 2 * old, old);
    Arrays.fill(wider, 3 * old, 4 * old, 0);
    sums = wider;
    for (int node = 2 * old - 1; node >= 1; node--) {
      sums[node] = sums[2 * node] + sums[2 * node + 1];
    }
  }
}
