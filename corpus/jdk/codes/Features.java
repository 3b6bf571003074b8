package codes;

import java.util.BitSet;

/** Switches that are on or off. */
// witness: check(3, 5)
// witness: check(3, 3)
// witness: check(-1, 3)
public final class Features {
  public static String check(int on, int asked) {
    if (on > 100 || asked > 100) {
      return "unknown feature";
    }
    BitSet features = new BitSet();
    features.set(on); // reach: IndexOutOfBoundsException yes
    if (features.cardinality() != 1) {
      return "?"; // reach: no
    }
    if (features.get(asked)) {
      return on == asked ? "on" : "?"; // reach: true yes, false no
    }
    return "off"; // reach: yes
  }
}
