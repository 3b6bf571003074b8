package identity;

import java.util.IdentityHashMap;
import java.util.List;

/** A view of a map that compares by identity. */
public final class IdentityKeys {
  public static int run(String s) {
    IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
    map.put("key", 1);
    if (s != null && map.keySet().containsAll(List.of(s))) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return 2; // reach: yes
  }
}
