package orders;

import java.util.Map;
import java.util.TreeMap;

/** Shipping costs by weight. */
// witness: cents(700)
// witness: cents(2000)
// witness: cents(40_000)
public final class Shipping {
  private static final TreeMap<Integer, Integer> TABLE = new TreeMap<>();

  static {
    TABLE.put(1_000, 390);
    TABLE.put(5_000, 590);
    TABLE.put(31_500, 990);
  }

  public static int cents(int grams) {
    Map.Entry<Integer, Integer> row = TABLE.ceilingEntry(grams);
    if (row == null) {
      throw new IllegalArgumentException("too heavy"); // reach: yes
    }
    if (row.getKey() < grams) {
      return -1; // reach: no
    }
    if (row.getValue() == 390) {
      return grams > 1_000 ? -1 : 390; // reach: true no, false yes
    }
    return row.getValue(); // reach: yes
  }
}
