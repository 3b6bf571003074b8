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

  // explore: exhausted
  // returns: 7
  // throws: NullPointerException, ArrayIndexOutOfBoundsException
  static int filledWithSeven(int[] a, int i) {
    Arrays.fill(a, 7);
    return a[i] == 7 ? 7 : a[i];
  }

  // explore: exhausted
  // returns: false, true
  // throws: NullPointerException, ArrayIndexOutOfBoundsException
  static boolean filledAndChanged(boolean[] a, boolean changed) {
    Arrays.fill(a, true);
    a[1] = changed;
    return a[0] && a[1];
  }

  // explore: exhausted
  // returns: 0, 9
  // throws: IllegalArgumentException, ArrayIndexOutOfBoundsException
  static int filledInPart(int from, int to, long x) {
    long[] a = new long[2];
    Arrays.fill(a, from, to, x);
    return a[1] == 9 ? 9 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int copied(int x) {
    int[] a = {1, x};
    int[] b = Arrays.copyOf(a, 3);
    return b[1] == 8 && b[2] == 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 3, 4
  // throws: NegativeArraySizeException
  static int copyOfSome(int length) {
    if (length > 4) {
      return 0;
    }
    return Arrays.copyOf(new int[] {1, 2, 3}, length).length > 3 ? 4 : 3;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: IllegalArgumentException, ArrayIndexOutOfBoundsException
  static int copyOfRange(int from, int to) {
    if (from < -9 || from > 9 || to < -9 || to > 4) {
      return 0;
    }
    return Arrays.copyOfRange(new int[] {5, 6}, from, to).length == 0 ? 1 : 2;
  }

  // explore: exhausted
  // returns: 7, 8
  // throws: ArrayIndexOutOfBoundsException
  static int arraycopy(int from, int to, int count) {
    int[] b = {8, 8};
    System.arraycopy(new int[] {7, 7}, from, b, to, count);
    return b[1];
  }

  // explore: any
  // returns: none
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int arraycopyBeyondAnything(int[] a) {
    System.arraycopy(a, Integer.MAX_VALUE, new int[2], 0, 2);
    return 0;
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
