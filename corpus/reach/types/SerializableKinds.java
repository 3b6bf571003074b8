package types;

import java.io.Serializable;

/** Much is serializable. */
public final class SerializableKinds {
  public static int run(Serializable s) {
    if (s instanceof String) {
      return 1; // reach: yes
    }
    if (s instanceof Boolean) {
      return 2; // reach: yes
    }
    if (s instanceof Number) {
      return 3; // reach: yes
    }
    if (s == null) {
      return 4; // reach: yes
    }
    return 5; // reach: yes, undecided: only strings and boxes are tried
  }
}
