package types;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Inputs of types that have more classes than anybody tries. */
final class Untried {
  // explore: open
  // returns: any
  // throws: NullPointerException
  static int wholeNumber(Number n) {
    return n.intValue() == n.doubleValue() ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int isDate(Object o) {
    return o instanceof java.util.Date ? 1 : 0;
  }

  // explore: exhausted
  // returns: any
  static int isLong(Object o) {
    return o instanceof Long ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int isArray(Object o) {
    return o instanceof int[] ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int className(Object o) {
    return o != null && o.getClass().getName().startsWith("java.util.") ? 1 : 0;
  }

  // explore: open
  // returns: any
  // throws: NullPointerException
  static int addTo(List<Integer> list) {
    return list.add(1) ? 1 : 0;
  }

  // explore: open
  // returns: any
  // throws: NullPointerException
  static int nullKey(Map<String, Integer> map) {
    return map.containsKey(null) ? 1 : 0;
  }

  // explore: open
  // returns: any
  // throws: NullPointerException
  static int isLinked(List<String> list) {
    list.size();
    return list instanceof java.util.LinkedList ? 1 : 0;
  }

  // explore: open
  // returns: any
  static int call(Callable<Integer> task) {
    try {
      return task == null || task.call() == null ? 0 : 1;
    } catch (Exception e) {
      return 2;
    }
  }

  // explore: open
  // returns: any
  static void store(Object[] objects) {
    if (objects != null && objects.length == 1) {
      objects[0] = "text";
    }
  }

  // explore: open
  // returns: any
  static int isString(Object[] objects) {
    return objects instanceof String[] ? 1 : 0;
  }

  enum Colour {
    RED
  }

  // explore: open
  // returns: any
  static int isColour(Object o) {
    return o instanceof Colour ? 1 : 0;
  }
}
