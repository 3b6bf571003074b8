package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeSet;

/** The JDK calls the program back. */
final class Callbacks {
  static final class Money implements Comparable<Money> {
    final int cents;

    Money(int cents) {
      this.cents = cents;
    }

    @Override
    public int compareTo(Money other) {
      return cents < other.cents ? -1 : cents == other.cents ? 0 : 1;
    }
  }

  static final class Key {
    final int id;

    Key(int id) {
      this.id = id;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key k && k.id == id;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  static final class Countdown implements Iterable<Integer> {
    final int from;

    Countdown(int from) {
      this.from = from;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int next = from;

        @Override
        public boolean hasNext() {
          return next > 0;
        }

        @Override
        public Integer next() {
          if (next <= 0) {
            throw new NoSuchElementException();
          }
          return next--;
        }
      };
    }
  }

  // explore: exhausted
  // returns: "first", "second"
  static String sort(int x, int y) {
    Money first = new Money(x);
    Money second = new Money(y);
    List<Money> list = new ArrayList<>(List.of(first, second));
    Collections.sort(list);
    return list.get(0) == first ? "first" : "second";
  }

  // explore: exhausted
  // returns: 1, 2
  static int treeSet(int x) {
    TreeSet<Money> set = new TreeSet<>();
    set.add(new Money(5));
    set.add(new Money(x));
    return set.size();
  }

  // explore: exhausted
  // returns: "found", "missing"
  static String ownEquals(int x) {
    Map<Key, String> map = new HashMap<>();
    map.put(new Key(42), "found");
    return map.getOrDefault(new Key(x), "missing");
  }

  // explore: any
  // returns: 3, 8
  static int comparator(int x) {
    Comparator<Integer> byDistance = (a, b) -> (a - x) * (a - x) - (b - x) * (b - x);
    if (x < 0 || x > 10) {
      return 3;
    }
    return Collections.min(List.of(3, 8), byDistance);
  }

  // explore: exhausted
  // returns: 0, 1, 3, 6
  static int ownIterable(int x) {
    if (x > 3) {
      return 0;
    }
    int sum = 0;
    for (int each : new Countdown(x)) {
      sum += each;
    }
    return sum == 1 ? 1 : sum == 3 ? 3 : sum == 6 ? 6 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NoSuchElementException
  static int ownIterator(int x) {
    return new Countdown(x).iterator().next() == 7 ? 1 : 0;
  }

  // explore: any
  // returns: 0
  // throws: IllegalStateException
  static int throwingCallback(int x) {
    List.of(1, 2)
        .forEach(
            each -> {
              if (each == x) {
                throw new IllegalStateException();
              }
            });
    return 0;
  }

  // explore: any
  // returns: 7, 12
  static int computeIfAbsent(boolean known, int x) {
    Map<String, Integer> map = new HashMap<>();
    if (known) {
      map.put("k", 7);
    }
    int value = map.computeIfAbsent("k", k -> x == 3 ? 7 : 12);
    return value == 7 ? 7 : 12;
  }
}
