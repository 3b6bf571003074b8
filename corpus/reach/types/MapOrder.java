package types;

import java.util.Map;

/** A map may be sorted. */
public final class MapOrder {
  public static int run(Map<String, Integer> map) {
    if (map instanceof java.util.SortedMap) {
      return 1; // reach: yes, undecided: sorted maps are not made
    }
    return 0; // reach: yes
  }
}
