package strings;

/** A number by hand. */
public final class Parsing {
  public static int parse(String s) {
    if (s.length() != 3) {
      return -1;
    }
    int value = 0;
    for (int i = 0; i < 3; i++) {
      char c = s.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      value = value * 10 + (c - '0');
    }
    if (value == 407) {
      return 1; // reach: yes
    }
    return value > 999 ? 2 : 3; // reach: true no
  }
}
