package collections;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collections as inputs. */
final class Inputs {
  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int integers(List<Integer> list) {
    return list.size() == 2 && list.get(1) == 5 ? 1 : 0;
  }

  // explore: any
  // returns: "empty", "one", "several"
  // throws: NullPointerException
  static String size(Collection<String> c) {
    if (c.isEmpty()) {
      return "empty";
    }
    return c.size() == 1 ? "one" : "several";
  }

  // explore: any
  // returns: "absent", "present", "right"
  // throws: NullPointerException
  static String optional(Optional<Integer> o) {
    if (o.isEmpty()) {
      return "absent";
    }
    return o.get() == 9 ? "right" : "present";
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int map(Map<String, Integer> m) {
    return m.isEmpty() ? 0 : 1;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int set(Set<Integer> s) {
    for (int each : s) {
      if (each == 3) {
        return 1;
      }
    }
    return 0;
  }
}
