package strings;

/** Where a character is. */
public final class IndexOf {
  public static int look(String s) {
    int at = s.indexOf('=');
    if (at > 0 && s.charAt(at) != '=') {
      return 1; // reach: no, undecided: strings of any length
    }
    if (at == 2 && s.charAt(0) == '=') {
      return 2; // reach: no, undecided: strings of any length
    }
    return at == 3 ? 3 : 4; // reach: true yes
  }
}
