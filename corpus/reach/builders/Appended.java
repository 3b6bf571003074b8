package builders;

/** A builder grows. */
public final class Appended {
  public static int look(int x, String s) {
    StringBuilder b = new StringBuilder();
    b.append(x).append(':').append(s);
    String t = b.toString();
    if (t.equals("7:up")) {
      return 1; // reach: yes
    }
    return t.charAt(0) == ':' ? 2 : 3; // reach: true no, undecided: the first character of a number
  }
}
