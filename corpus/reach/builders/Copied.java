package builders;

/** A string that was taken out does not grow any more. */
public final class Copied {
  public static int look(String s) {
    StringBuilder b = new StringBuilder(s);
    String before = b.toString();
    b.append('!');
    if (before.length() == b.length()) {
      return 1; // reach: no
    }
    return before.equals("hey") ? 2 : 3; // reach: true yes
  }
}
