package aliasing;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Arguments that know each other. */
public final class Observed {
  private Observed() {}

  public static int grown(List<String> list, Supplier<String> source) {
    int before = list.size();
    String text = source.get();
    if (list.size() != before) {
      return 1; // reach: yes, undecided: the source that adds to the list
    }
    return text == null ? 2 : 3; // reach: true yes, false yes
  }

  public static int twice(BooleanSupplier supplier) {
    if (supplier.getAsBoolean()) {
      if (!supplier.getAsBoolean()) {
        return 1; // reach: yes, undecided: a supplier with a state
      }
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int changed(List<Integer> list, Iterator<Integer> iterator) {
    if (iterator.hasNext()) {
      list.add(1);
      return iterator.next(); // reach: ConcurrentModificationException yes, undecided: the iterator of the list
    }
    return 0; // reach: yes
  }

  public static int itself(Object[] array) {
    if (array.length == 2 && array[1] == array) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int keys(Map<String, Integer> map, Iterable<String> names) {
    map.put("a", 1);
    map.remove("a");
    map.put("b", 2);
    int count = 0;
    for (String name : names) {
      if (name.equals("b") && count == 0 && map.size() == 1 && names == map.keySet()) {
        return 1; // reach: yes, undecided: the keys of the other argument
      }
      count++;
    }
    return 2; // reach: yes
  }

  public static int parts(int[][] rows, int[] row) {
    rows[0][0] = 1;
    row[0] = 2;
    if (rows[0][0] == 2) {
      return 1; // reach: yes
    }
    if (rows.length == 2 && rows[1][0] == 2 && rows[0] == rows[1]) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }

  public static int builders(StringBuilder a, StringBuilder b) {
    int length = a.length();
    b.append("xyz");
    if (a.length() > length) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
