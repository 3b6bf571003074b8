package identity;

/** What is put together is never a literal. */
public final class FreshSum {
  public static int run(String x) {
    String s = "a" + x;
    if (s == "ab") {
      return 1; // reach: no, undecided: identities of strings are not followed
    }
    return s.equals("ab") ? 2 : 3; // reach: true yes, false yes
  }
}
