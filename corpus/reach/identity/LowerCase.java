package identity;

/** Lower case of lower case is the same string. */
public final class LowerCase {
  public static int run(String s) {
    if (s == null) {
      return 0;
    }
    if (s.toLowerCase(java.util.Locale.ROOT) == s) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return 2; // reach: yes, undecided: identities of strings are not followed
  }
}
