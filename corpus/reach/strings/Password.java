package strings;

/** One character after the other. */
public final class Password {
  public static int check(String s) {
    if (s.length() != 4) {
      return 0;
    }
    if (s.charAt(0) == 'q' && s.charAt(1) == s.charAt(0) + 1 && s.charAt(3) == '!') {
      if (s.charAt(1) == 's') {
        return 1; // reach: no
      }
      return 2; // reach: yes
    }
    return 0;
  }
}
