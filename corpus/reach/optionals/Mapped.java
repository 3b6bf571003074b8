package optionals;

/** A chain of functions over an optional. */
public final class Mapped {
  public static int look(String s) {
    int n = java.util.Optional.ofNullable(s).map(String::length).filter(k -> k > 2).orElse(-1);
    if (n == 1) {
      return 1; // reach: no
    }
    if (n == 4) {
      return s == null ? 2 : 3; // reach: true no, false yes
    }
    return n;
  }
}
