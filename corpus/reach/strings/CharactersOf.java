package strings;

/** Characters in an array. */
public final class CharactersOf {
  public static int look(String s) {
    if (s.length() != 2) {
      return 0;
    }
    char a = s.charAt(0);
    char b = s.charAt(1);
    if (a + b == 200 && a > b) {
      return a == b ? 1 : 2; // reach: true no, false yes
    }
    return a + b < 0 ? 3 : 4; // reach: true no
  }
}
