package collections;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Symbolic values as values, keys and members. */
final class Maps {
  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int value(int x) {
    Map<String, Integer> map = new HashMap<>();
    map.put("key", x);
    return map.get("key") == 13 ? 1 : 0;
  }

  // explore: any
  // returns: "missing", "one", "two"
  static String key(int x) {
    Map<Integer, String> map = new HashMap<>();
    map.put(1, "one");
    map.put(2, "two");
    String s = map.get(x);
    return s == null ? "missing" : s;
  }

  // explore: any
  // returns: "absent", "present"
  static String member(int x) {
    Set<Integer> set = new HashSet<>();
    set.add(100);
    set.add(200);
    return set.contains(x) ? "present" : "absent";
  }

  // explore: any
  // returns: 1, 2
  static int twoSymbolicKeys(int x, int y) {
    Set<Integer> set = new HashSet<>();
    set.add(x);
    set.add(y);
    return set.size();
  }

  // explore: exhausted
  // returns: 0, 1
  static int entries(int x, int y) {
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put("a", x);
    map.put("b", y);
    int sum = 0;
    for (Map.Entry<String, Integer> e : map.entrySet()) {
      sum += e.getKey().equals("a") ? 2 * e.getValue() : e.getValue();
    }
    return sum == 41 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int merged(int x) {
    Map<String, Integer> map = new TreeMap<>();
    map.put("k", x);
    map.merge("k", 5, Integer::sum);
    return map.get("k") == 50 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int optional(int x) {
    Optional<Integer> o = Optional.of(x);
    return o.get() == 6 ? 1 : 0;
  }

  // explore: any
  // returns: "even", "odd"
  static String optionalChain(int x) {
    return Optional.of(x).filter(y -> y % 2 == 0).map(y -> "even").orElse("odd");
  }

  // explore: exhausted
  // returns: "empty", "full"
  // paths: 2
  static String optionalOfAnInput(boolean b) {
    Optional<String> o = b ? Optional.of("full") : Optional.empty();
    return o.orElse("empty");
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int stringKey(String s) {
    Map<String, Integer> map = Map.of("left", 1, "right", 1);
    return map.getOrDefault(s, 0);
  }
}
