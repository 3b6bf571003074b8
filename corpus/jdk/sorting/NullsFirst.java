package sorting;

import java.util.Arrays;
import java.util.Comparator;

/** People without a name come first. */
// witness: first("bob", null, "ann")
// witness: first("bob", "cyd", "ann")
public final class NullsFirst {
  public static String first(String a, String b, String c) {
    String[] names = {a, b, c};
    Arrays.sort(names, Comparator.nullsFirst(Comparator.naturalOrder()));
    if (names[0] == null) {
      return "nobody"; // reach: yes
    }
    if (names[2] == null) {
      return "last is nobody"; // reach: no
    }
    return names[0].compareTo(names[1]) > 0 ? "?" : names[0]; // reach: true no, false yes
  }
}
