package identity;

/** All of a string is the same string. */
public final class WholeSubstring {
  public static int run(String s) {
    if (s == null || s.length() < 1) {
      return 0;
    }
    if (s.substring(0) != s) {
      return 1; // reach: no, undecided: identities of strings are not followed
    }
    return s.substring(1) == s ? 2 : 3; // reach: true no, false yes, undecided: identities of strings are not followed
  }
}
