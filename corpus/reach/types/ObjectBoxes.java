package types;

/** An object may be a box of any width. */
public final class ObjectBoxes {
  public static int run(Object o) {
    if (o instanceof Long l && l == 5_000_000_000L) {
      return 1; // reach: yes
    }
    if (o instanceof Double d && d == 2.5) {
      return 2; // reach: yes
    }
    if (o instanceof Character c && c == 'q') {
      return 3; // reach: yes
    }
    if (o instanceof Boolean b && b) {
      return 4; // reach: yes
    }
    if (o instanceof Short s && s == 300) {
      return 5; // reach: yes
    }
    if (o instanceof Byte b && b == -7) {
      return 6; // reach: yes
    }
    if (o instanceof Float f && f < 0) {
      return 7; // reach: yes
    }
    return 0;
  }
}
