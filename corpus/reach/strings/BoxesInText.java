package strings;

/** Boxes and builders in a concatenation. */
public final class BoxesInText {
  public static int look(Integer count, Boolean flag) {
    String text = "n=" + count + flag;
    if (text.equals("n=42true")) {
      return count == null ? 1 : 2; // reach: true no, false yes
    }
    if (text.equals("n=nullnull")) {
      return count == null ? 3 : 4; // reach: true yes, false no
    }
    return 0;
  }

  public static int built(StringBuilder builder, char c) {
    String text = builder + ":" + c;
    if (text.equals("ab:x")) {
      return c == 'x' ? 1 : 2; // reach: true yes, false no
    }
    return 0;
  }
}
