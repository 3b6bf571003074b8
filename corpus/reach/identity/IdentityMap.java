package identity;

import java.util.IdentityHashMap;

/** A map that compares by identity. */
public final class IdentityMap {
  public static int run(String s) {
    IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
    map.put("key", 1);
    if (map.containsKey(s)) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return "key".equals(s) ? 2 : 3; // reach: true yes, false yes, undecided: a test passes literals, which are one
  }
}
