package identity;

/** A constant that the compiler folds is the literal. */
public final class FoldedSum {
  private static final String A = "a";
  public static int run(boolean b) {
    String s = b ? A + "b" : "c";
    if (s == "ab") {
      return 1; // reach: yes
    }
    return s == "c" ? 2 : 3; // reach: true yes, false no
  }
}
