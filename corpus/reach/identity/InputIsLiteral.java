package identity;

/** A string that is passed may be the literal itself. */
public final class InputIsLiteral {
  public static int run(String s) {
    if (s == "abc") {
      return 1; // reach: yes, undecided: strings that are literals are not made
    }
    return "abc".equals(s) ? 2 : 3; // reach: true yes, false yes, undecided: tests pass literals
  }
}
