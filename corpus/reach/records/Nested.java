package records;

/** A record in a record. */
public final class Nested {
  record Range(int low, int high) {
    Range {
      if (low > high) {
        int t = low;
        low = high;
        high = t;
      }
    }

    boolean contains(int x) {
      return low <= x && x <= high;
    }
  }

  record Pair(Range first, Range second) {}

  public static int look(int a, int b, int c) {
    Pair p = new Pair(new Range(a, b), new Range(b, c));
    if (p.first().low() > p.first().high()) {
      return 1; // reach: no
    }
    if (!p.first().contains(b) || !p.second().contains(b)) {
      return 2; // reach: no
    }
    return p.first().contains(5) && p.second().low() == 7 && b == 9 ? 3 : 4; // reach: true yes
  }
}
