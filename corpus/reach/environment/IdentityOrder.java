package environment;

import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/** Tables of objects that have no hash code of their own. */
public final class IdentityOrder {
  static final class Thing {
    final int number;

    Thing(int number) {
      this.number = number;
    }
  }

  private static int first(Map<Thing, Integer> map, Thing one, Thing two) {
    map.put(one, 1);
    map.put(two, 2);
    return map.keySet().iterator().next().number;
  }

  public static int concurrent() {
    return first(new ConcurrentHashMap<>(), new Thing(1), new Thing(2)) == 1 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int old() {
    return first(new Hashtable<>(), new Thing(1), new Thing(2)) == 1 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int weak() {
    return first(new WeakHashMap<>(), new Thing(1), new Thing(2)) == 1 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int identity() {
    return first(new IdentityHashMap<>(), new Thing(1), new Thing(2)) == 1 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int linked(int n) {
    Set<Thing> things = new LinkedHashSet<>();
    things.add(new Thing(n));
    things.add(new Thing(5));
    Iterator<Thing> each = things.iterator();
    int sum = each.next().number * 10 + each.next().number;
    return sum == 75 ? 1 : 2; // reach: true yes, false yes
  }
}
