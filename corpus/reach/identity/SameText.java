package identity;

/** The text of a string is the string. */
public final class SameText {
  public static int run(String s) {
    if (s == null) {
      return 0;
    }
    if (s.toString() == s) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return 2; // reach: no, undecided: identities of strings are not followed
  }
}
