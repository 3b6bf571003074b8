package classics;

/**
 * Programs after the list and object examples of the LCT report (Figures 3, 12 and 15, Example 6).
 */
final class ListExamples {
  static final class SimpleList {
    int value;
    SimpleList next;
  }

  /** Figure 3: an error behind an overflow check and a list that is its own tail. */
  // explore: exhausted
  // returns: 0
  // throws: IllegalStateException, NullPointerException
  static int figure3(int x, SimpleList input) {
    SimpleList y;
    x = x + 5;
    if (x > 0) {
      y = input;
    } else {
      y = null;
    }
    if (y.next == y) {
      throw new IllegalStateException("error");
    }
    return 0;
  }

  /** Figure 12: the lists are looked at only when x is 5, and may be one. */
  // explore: exhausted
  // returns: "first null", "one list", "other x", "second null", "two lists"
  // paths: 5
  // covers: branches
  static String figure12(SimpleList l1, SimpleList l2, int x) {
    if (x == 5) {
      if (l1 != null) {
        if (l2 != null) {
          l1.value = l2.value;
          if (l1 == l2) {
            return "one list";
          }
          return "two lists";
        }
        return "second null";
      }
      return "first null";
    }
    return "other x";
  }

  /** Example 6: equality is asked for after both objects exist. */
  // explore: exhausted
  // returns: "different", "same"
  // throws: NullPointerException
  // paths: 4
  static String example6(SimpleList l1, SimpleList l2) {
    l1.value = l2.value;
    return l1 == l2 ? "same" : "different";
  }

  /** Figure 15: x > blackBox(y) can't hold after y > x, whatever a black box hides. */
  // explore: any
  // returns: 2, 3
  static int figure15(int x, int y) {
    if (y > x) {
      if (x > blackBox(y)) {
        return 1;
      }
      return 2;
    }
    return 3;
  }

  /** Goes through code nobody instruments: the JDK's own big numbers. */
  private static int blackBox(int y) {
    return java.math.BigInteger.valueOf(y).intValue();
  }
}
