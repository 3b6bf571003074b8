package calls;

/** Conditions spread over helpers. */
public final class BooleanHelpers {
  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isWord(char c) {
    return isDigit(c) || isLetter(c) || c == '_';
  }

  public static int run(char c) {
    if (isDigit(c) && isLetter(c)) {
      return 1; // reach: no
    }
    if (isLetter(c) && !isWord(c)) {
      return 2; // reach: no
    }
    return isWord(c) && !isDigit(c) && !isLetter(c) ? 3 : 4; // reach: true yes
  }
}
