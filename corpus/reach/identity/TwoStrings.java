package identity;

/** Two strings that are passed may be one. */
public final class TwoStrings {
  public static int run(String s, String t) {
    if (s == null || t == null) {
      return 0;
    }
    if (s == t) {
      return 1; // reach: yes, undecided: strings that are one are not made
    }
    return s.equals(t) ? 2 : 3; // reach: true yes, false yes, undecided: equal strings are one, as literals are
  }
}
