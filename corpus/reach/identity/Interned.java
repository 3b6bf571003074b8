package identity;

/** A string may be the interned one, or not. */
public final class Interned {
  public static int run(String s) {
    if (s == null) {
      return 0;
    }
    if (s.intern() == s) {
      return 1; // reach: yes, undecided: identities of strings are not followed
    }
    return 2; // reach: yes, undecided: identities of strings are not followed
  }
}
