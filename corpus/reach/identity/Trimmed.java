package identity;

/** What has nothing to trim is the same string. */
public final class Trimmed {
  public static int run(String s) {
    if (s == null) {
      return 0;
    }
    if (s.trim() == s) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return 2; // reach: yes, undecided: identities of strings are not followed
  }
}
