package lines;

/** Compares versions. */
// witness: newer("1.10", "1.9")
// witness: newer("1.9", "1.9.1")
// witness: newer("2", "2")
public final class VersionNumber {
  public static String newer(String left, String right) {
    String[] a = left.split("\\.");
    String[] b = right.split("\\.");
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      int order = Integer.compare(Integer.parseInt(a[i]), Integer.parseInt(b[i]));
      if (order < -1 || order > 1) {
        return "?"; // reach: no
      }
      if (order != 0) {
        return order > 0 ? "left" : "right"; // reach: true yes
      }
    }
    return a.length == b.length ? "equal" : "longer"; // reach: true yes, false yes
  }
}
