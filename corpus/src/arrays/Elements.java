package arrays;

/** One program for each type of element. */
final class Elements {
  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  // paths: 4
  static int booleans(boolean[] a) {
    return a[1] ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  // paths: 4
  static int bytes(byte[] a) {
    return a[0] == -3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int bytesNeverHoldMore(byte[] a) {
    return a[0] > 127 ? 2 : a[0] == 127 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int shorts(short[] a) {
    return a[0] == 30000 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int chars(char[] a) {
    return a[2] == 'z' ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int ints(int[] a) {
    return a[0] > a[1] ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int longs(long[] a) {
    return a[0] == 1L << 50 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int floats(float[] a) {
    return a[0] == 0.5f ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int doubles(double[] a) {
    return a[0] != a[0] ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int strings(String[] a) {
    return a[0].equals("key") ? 1 : 0;
  }

  /** A stored value is narrowed on its way in. */
  // explore: exhausted
  // returns: 0, 1
  static int narrowedByTheStore(int x) {
    byte[] a = new byte[1];
    a[0] = (byte) x;
    return a[0] == -128 && x > 1000 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int initialiser(int x, int y) {
    int[] a = {x, y, x + y};
    return a[2] == 50 && a[0] == 20 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "false", "true"
  // throws: ArrayIndexOutOfBoundsException
  static String storedBooleans(int i, boolean b) {
    boolean[] a = new boolean[2];
    a[i] = b;
    return a[1] ? "true" : "false";
  }
}
