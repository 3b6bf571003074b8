package identity;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** A set that compares by identity. */
public final class IdentitySet {
  public static int run(String s) {
    Set<String> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.add("key");
    if (set.contains(s)) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return 2; // reach: yes
  }
}
