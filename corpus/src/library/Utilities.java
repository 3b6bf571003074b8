package library;

import java.util.Arrays;
import java.util.Objects;

/** java.util.Objects and java.util.Arrays. */
final class Utilities {
  static final class Box {
    int value;
  }

  // explore: exhausted
  // returns: "nothing", "something"
  // paths: 2
  static String isNull(Box b) {
    return Objects.isNull(b) ? "nothing" : "something";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int requireNonNull(Box b) {
    return Objects.requireNonNull(b, "box").value == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int equalsOrNull(String a, String b) {
    return Objects.equals(a, b) ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0
  // throws: IndexOutOfBoundsException
  static int checkIndex(int i) {
    return Objects.checkIndex(i, 10) < 10 ? 0 : 1;
  }

  // explore: any
  // returns: 0, 1
  static int filled(int x) {
    int[] a = new int[3];
    Arrays.fill(a, x);
    return a[2] == 8 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int copied(int x) {
    int[] a = {1, x};
    int[] b = Arrays.copyOf(a, 3);
    return b[1] == 8 && b[2] == 0 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int arraysEqual(int x, int y) {
    return Arrays.equals(new int[] {x, 2}, new int[] {1, y}) ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int systemCopy(int x) {
    int[] a = {x, 5, 6};
    int[] b = new int[3];
    System.arraycopy(a, 0, b, 1, 2);
    return b[1] == 99 ? 1 : 0;
  }

  // explore: any
  // returns: 1
  static int sortedPair(int x, int y) {
    int[] a = {x, y};
    Arrays.sort(a);
    return a[0] <= a[1] ? 1 : 0;
  }
}
