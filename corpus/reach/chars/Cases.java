package chars;

/** Upper and lower case. */
public final class Cases {
  public static int look(char c) {
    char d = (char) (c ^ 0x20);
    if (d == c) {
      return 1; // reach: no
    }
    if (c >= 'A' && c <= 'Z' && (d < 'a' || d > 'z')) {
      return 2; // reach: no
    }
    return c == 'Q' && d == 'q' ? 3 : 4; // reach: true yes
  }
}
