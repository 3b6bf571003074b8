package identity;

/** Equal strings are one when interned. */
public final class InternedEqual {
  public static int run(String s, String t) {
    if (s == null || !s.equals(t)) {
      return 0;
    }
    if (s.intern() != t.intern()) {
      return 1; // reach: no, undecided: identities of strings are not followed
    }
    return 2; // reach: yes, undecided: identities of strings are not followed
  }
}
