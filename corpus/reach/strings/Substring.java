package strings;

/** Parts of a string. */
public final class Substring {
  public static int look(String s) {
    if (s.length() != 6) {
      return 0;
    }
    String head = s.substring(0, 3);
    String tail = s.substring(3);
    if (head.length() != tail.length()) {
      return 1; // reach: no
    }
    if (head.equals(tail) && head.equals("foo")) {
      return 2; // reach: yes
    }
    return head.equals(tail) && s.charAt(0) != s.charAt(3) ? 3 : 4; // reach: true no
  }
}
