package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/** Collections where they do not do what they seem to. */
public final class Surprises {
  private Surprises() {}

  public static int removed(int x) {
    List<Integer> list = new ArrayList<>(List.of(5, 1, 0));
    list.remove(x); // reach: IndexOutOfBoundsException yes
    if (list.contains(x)) {
      return 1; // reach: yes
    }
    list.remove(Integer.valueOf(x));
    if (list.size() == 1) {
      return 2; // reach: no
    }
    return list.size(); // reach: yes
  }

  public static int shared(String[] names, String name) {
    List<String> list = Arrays.asList(names);
    list.set(0, name); // reach: ArrayIndexOutOfBoundsException yes
    if (names[0] != name) {
      return 1; // reach: no
    }
    List<String> view = Collections.unmodifiableList(list);
    names[0] = "changed";
    if (view.get(0).equals("changed")) {
      return 2; // reach: yes
    }
    return 3; // reach: no, undecided: a view of an array
  }

  public static int seen(String key) {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", null);
    if (map.containsKey(key) && map.get(key) == null) {
      return 1; // reach: yes
    }
    if (map.getOrDefault("a", 7) != null) {
      return 2; // reach: no
    }
    map.putIfAbsent("a", 3);
    map.merge("a", 4, (x, y) -> x == 3 ? null : x + y);
    if (map.containsKey("a")) {
      return 3; // reach: no
    }
    map.computeIfAbsent("a", k -> null);
    if (map.isEmpty()) {
      return 4; // reach: yes
    }
    return 5; // reach: no
  }

  public static int mutated(List<Integer> key) {
    Set<List<Integer>> set = new HashSet<>();
    List<Integer> list = new ArrayList<>(key); // reach: NullPointerException yes
    set.add(list);
    list.add(1);
    if (!set.contains(list)) {
      return 1; // reach: yes
    }
    return 2; // reach: no, undecided: how many elements the list has
  }

  public static int ordered(int x, int y) {
    PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(3, 1, 2));
    queue.add(x);
    int second = new ArrayList<>(queue).get(1);
    if (second == 3) {
      return 1; // reach: yes
    }
    TreeMap<Integer, Integer> tree = new TreeMap<>((a, b) -> 0);
    tree.put(x, 1);
    tree.put(y, 2);
    if (tree.size() == 2) {
      return 2; // reach: no, undecided: the order of a queue
    }
    if (tree.get(x + y) == 2 && tree.firstKey() == x) {
      return 3; // reach: yes
    }
    return 4; // reach: no, undecided: the order of a tree
  }

  public static int eldest(int x) {
    Map<Integer, Integer> cache =
        new LinkedHashMap<>(4, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
            return size() > 2;
          }
        };
    cache.put(1, 1);
    cache.put(2, 2);
    cache.get(x);
    cache.put(3, 3);
    if (cache.containsKey(1)) {
      return 1; // reach: yes
    }
    if (cache.containsKey(2) && x != 1) {
      return 2; // reach: yes
    }
    return 3; // reach: no
  }

  public static int lists(List<String> given, String text) {
    List<String> fixed = List.of("a", "b");
    if (fixed.contains(text)) { // reach: NullPointerException yes
      return 1; // reach: yes
    }
    List<String> part = new ArrayList<>(fixed).subList(0, 1);
    part.add(text);
    if (part.size() == 2 && part.get(1) == text) {
      return 2; // reach: yes
    }
    return given.size(); // reach: no
  }
}
