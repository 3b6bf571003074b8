package identity;

/** What is one is equal. */
public final class OneButUnequal {
  public static int run(String s, String t) {
    if (s == t && s != null && !s.equals(t)) {
      return 1; // reach: no, undecided: strings that are one are not made
    }
    return 0;
  }
}
