package identity;

import java.util.IdentityHashMap;
import java.util.Map;

/** An input came into a map that compares by identity before anybody looks. */
public final class IdentityCopy {
  public static int run(String s) {
    if (s == null) {
      return 0;
    }
    IdentityHashMap<String, Integer> map = new IdentityHashMap<>(Map.of(s, 1));
    if (map.containsKey("key")) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return 2; // reach: yes
  }
}
