package strings;

/** After a replacement the character is gone. */
public final class Replaced {
  public static int look(String s) {
    if (s.length() != 3) {
      return 0;
    }
    String t = s.replace('a', 'b');
    if (t.length() != 3) {
      return 1; // reach: no
    }
    if (t.indexOf('a') >= 0) {
      return 2; // reach: no
    }
    return t.equals("bbc") && s.charAt(1) == 'a' ? 3 : 4; // reach: true yes
  }
}
