package chars;

/** Letters moved by three. */
public final class Caesar {
  private static char move(char c) {
    if (c >= 'a' && c <= 'z') {
      return (char) ((c - 'a' + 3) % 26 + 'a');
    }
    return c;
  }

  public static int look(char c) {
    char m = move(c);
    if (c >= 'a' && c <= 'z' && (m < 'a' || m > 'z')) {
      return 1; // reach: no
    }
    return m == 'b' ? c == 'y' ? 2 : 3 : 4; // reach: yes
  }
}
