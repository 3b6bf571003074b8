package dev.quarry.search.strategy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A set that gives a random element in constant time. Small ones do without an index. */
final class RandomSet<T> {
  private static final int SMALL = 16;

  private final List<T> elements = new ArrayList<>(2);

  /** Of all elements once there were many, until there are none. */
  private final Map<T, Integer> index = new HashMap<>(0);

  boolean isEmpty() {
    return elements.isEmpty();
  }

  int size() {
    return elements.size();
  }

  boolean contains(T element) {
    return index.isEmpty() ? elements.contains(element) : index.containsKey(element);
  }

  /** Adds what is not in the set yet. */
  void add(T element) {
    elements.add(element);
    if (!index.isEmpty()) {
      index.put(element, elements.size() - 1);
    } else if (elements.size() > SMALL) {
      elements.forEach(each -> index.put(each, index.size()));
    }
  }

  /** Whether it was in the set. */
  boolean remove(T element) {
    int at = index.isEmpty() ? elements.indexOf(element) : index.getOrDefault(element, -1);
    if (at < 0) {
      return false;
    }
    index.remove(element);
    T last = elements.remove(elements.size() - 1);
    if (at < elements.size()) {
      elements.set(at, last);
      index.computeIfPresent(last, (key, old) -> at);
    }
    return true;
  }

  /** Each element is equally likely. The set must not be empty. */
  T pick(Random random) {
    return elements.get(random.nextInt(elements.size()));
  }
}
