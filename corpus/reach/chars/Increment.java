package chars;

/** The last character is followed by the first. */
public final class Increment {
  public static int look(char c) {
    char next = c;
    next++;
    if (next < c) {
      return next == 0 ? 1 : 2; // reach: true yes, false no
    }
    return c + 1 < c ? 3 : 4; // reach: true no
  }
}
