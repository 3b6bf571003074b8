package exceptions;

/**
 * Where exceptions come from: every throwing line is followed by others, with code of their own.
 */
final class Lines {
  private Lines() {}

  // explore: exhausted
  // returns: 0, 1
  // throws: NegativeArraySizeException
  // at: 14
  static int creation(short size) {
    int[] made = new int[size];
    int length = made.length;
    int half = length / 2;
    return half > 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NegativeArraySizeException
  // at: 26
  // at: 27
  static int creations(byte size, byte other) {
    byte[] made = new byte[size];
    byte[] next = new byte[other - 5];
    int difference = made.length - next.length;
    return difference > 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NegativeArraySizeException
  // at: 37
  static int matrix(byte rows, byte columns) {
    int[][] made = new int[rows][columns];
    int count = made.length;
    return count > 3 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: StringIndexOutOfBoundsException
  // throws: NullPointerException
  // at: 50
  // at: 51
  static int characters(String text, int index) {
    int bound = index + 1;
    char first = text.charAt(index);
    char second = text.charAt(bound);
    int sum = first + second;
    return sum > 100 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  // at: 64
  // at: 66
  static int library(int x, int y) {
    int z = x & 1;
    if (z == 0) {
      z = Math.addExact(x, y);
    } else {
      z = Math.multiplyExact(x, 2);
    }
    boolean large = z > 100;
    return large ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NegativeArraySizeException
  // at: 82
  static int caught(byte size) {
    int kept = 0;
    try {
      int[] made = new int[size];
      kept = made.length;
    } catch (NegativeArraySizeException e) {
      long[] again = new long[size + 1];
      kept = again.length + 1;
    }
    return kept == 1 ? 1 : 0;
  }
}
