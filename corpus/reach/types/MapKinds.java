package types;

import java.util.Map;

/** Some maps refuse to change, and some refuse null. */
public final class MapKinds {
  public static int run(Map<String, Integer> map) {
    if (map == null) {
      return 0;
    }
    try {
      map.get(null);
    } catch (NullPointerException e) {
      return 1; // reach: yes, undecided: maps that refuse null are not made
    }
    try {
      map.put("a", 1);
    } catch (UnsupportedOperationException e) {
      return 2; // reach: yes, undecided: immutable maps are not made
    }
    return 3; // reach: yes
  }
}
