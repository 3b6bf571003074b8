package money;

import java.util.Map;
import java.util.TreeMap;

/** A tax with brackets. */
// witness: tax(5_000)
// witness: tax(30_000)
// witness: tax(-1)
public final class IncomeTax {
  private static final TreeMap<Integer, Integer> PERCENT =
      new TreeMap<>(Map.of(0, 0, 10_000, 20, 50_000, 40));

  public static long tax(int income) {
    Map.Entry<Integer, Integer> bracket = PERCENT.floorEntry(income);
    if (bracket == null) {
      throw new IllegalArgumentException("negative income"); // reach: yes
    }
    if (bracket.getKey() > income) {
      return -1; // reach: no
    }
    if (bracket.getValue() == 0) {
      return 0; // reach: yes
    }
    return (long) income * bracket.getValue() / 100; // reach: yes
  }
}
