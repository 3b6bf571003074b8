package types;

import java.util.HashMap;

/** A class that can be extended has subclasses in the JDK. */
public final class SubclassOfArrayList {
  public static int run(HashMap<String, String> map) {
    if (map instanceof java.util.LinkedHashMap) {
      return 1; // reach: yes, undecided: subclasses of the JDK are not made
    }
    return 0;
  }
}
