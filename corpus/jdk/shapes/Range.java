package shapes;

/** A range that checks itself. */
// witness: overlap(1, 5, 4, 9)
// witness: overlap(1, 2, 4, 9)
// witness: overlap(5, 1, 4, 9)
public final class Range {
  private record Interval(int low, int high) {
    private Interval {
      if (low > high) {
        throw new IllegalArgumentException(low + " > " + high); // reach: yes
      }
    }

    boolean overlaps(Interval other) {
      return low <= other.high && other.low <= high; // reach: true yes, false yes
    }
  }

  public static String overlap(int low1, int high1, int low2, int high2) {
    Interval a = new Interval(low1, high1);
    Interval b = new Interval(low2, high2);
    if (a.equals(b) && !a.overlaps(b)) {
      return "?"; // reach: no
    }
    if (a.overlaps(b) != b.overlaps(a)) {
      return "?"; // reach: no
    }
    return a.overlaps(b) ? "overlap" : "apart"; // reach: true yes, false yes
  }
}
