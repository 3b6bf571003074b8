package undecided;

/** A number is never empty as text. */
public final class Digits {
  public static int look(String s, int n) {
    String t = s + "-" + n;
    return t.length() < 2 ? 1 : 2; // reach: true no, undecided: the length of a number as text
  }
}
