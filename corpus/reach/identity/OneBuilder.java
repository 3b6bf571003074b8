package identity;

/** Two builders may be one. */
public final class OneBuilder {
  public static int run(StringBuilder a, StringBuilder b) {
    if (a == null || b == null) {
      return 0;
    }
    a.setLength(0);
    b.append('x');
    if (a.length() == 1) {
      return 1; // reach: yes, undecided: builders that are one are not made
    }
    return 2; // reach: yes
  }
}
