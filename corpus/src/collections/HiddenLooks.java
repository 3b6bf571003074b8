package collections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Methods of the JDK that look into objects though they seem to hand them on: whoever does not
 * follow their code must not believe to have seen all paths.
 */
final class HiddenLooks {
  private HiddenLooks() {}

  // explore: open
  // returns: any
  static int heap(int a, int b) {
    PriorityQueue<Integer> queue = new PriorityQueue<>();
    queue.add(a);
    queue.add(b);
    return queue.peek() == a ? 1 : 2;
  }

  // explore: exhausted
  // returns: 1, 2
  static int floor(int a, int b) {
    TreeSet<Integer> set = new TreeSet<>();
    set.add(a);
    return set.floor(b) == null ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int tail(int a, int b) {
    TreeMap<Integer, String> map = new TreeMap<>();
    map.put(a, "");
    return map.tailMap(b).size();
  }

  // explore: open
  // returns: any
  static int reversed(int a, int b) {
    TreeSet<Integer> set = new TreeSet<>(Collections.reverseOrder());
    set.add(a);
    set.add(b);
    return set.first() == a ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int copied(int a, int b) {
    return new HashSet<>(List.of(a, b)).size();
  }

  // explore: open
  // returns: any
  static int added(int a, int b) {
    Set<Integer> set = new HashSet<>();
    set.addAll(List.of(a, b));
    return set.size();
  }

  // explore: open
  // returns: any
  static int distinct(int a, int b) {
    try {
      return Set.of(a, b).size();
    } catch (IllegalArgumentException e) {
      return 1;
    }
  }

  // explore: open
  // returns: any
  static int collected(int a, int b) {
    return Stream.of(a, b).collect(Collectors.toSet()).size();
  }

  // explore: open
  // returns: any
  static int grouped(int a, int b) {
    return Stream.of(a, b).collect(Collectors.groupingBy(number -> number)).size();
  }

  // explore: open
  // returns: any
  static int joined(String word) {
    return Stream.of(word, "!").collect(Collectors.joining()).equals("hi!") ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int order(int a, int b) {
    Set<Integer> set = new HashSet<>();
    set.add(a);
    set.add(b);
    return set.iterator().next() == a ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int orderOfCopy(int a, int b) {
    Map<Integer, String> map = new HashMap<>();
    map.put(a, "a");
    map.put(b, "b");
    return new ArrayList<>(map.values()).get(0).equals("a") ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int text(int x) {
    return ("" + List.of(x)).equals("[7]") ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int textOfOptional(int x) {
    return String.valueOf(Optional.of(x)).equals("Optional[7]") ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int disjoint(int a, int b) {
    return Collections.disjoint(List.of(a), List.of(b)) ? 1 : 2;
  }

  // explore: open
  // returns: any
  static int searched(int a, int b) {
    Stack<Integer> stack = new Stack<>();
    stack.push(a);
    return stack.search(b);
  }

  // explore: open
  // returns: any
  static int replaced(int a, int b) {
    Map<String, Integer> map = new HashMap<>();
    map.put("k", a);
    return map.replace("k", b, 1) ? 1 : 2;
  }
}
