package arithmetic;

/** Every widening and narrowing of primitives. */
final class Conversions {
  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int intToByte(int x) {
    return (byte) x == -1 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // paths: 3
  static int intToByteLosesBits(int x) {
    if ((byte) x != 77) {
      return 0;
    }
    return x == 77 ? 1 : 2;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 131067
  static int intToShort(int x) {
    return x > 40000 && (short) x == -5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: -65423
  static int intToChar(int x) {
    return x < 0 && (char) x == 'q' ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 2199023255564L
  static int longToInt(long x) {
    return x > 1L << 40 && (int) x == 12 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int intToLong(int x) {
    long product = (long) x * x;
    return product > 4_000_000_000_000_000_000L ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int byteIsSigned(byte b) {
    if (b < 0) {
      return (b & 0xff) > 200 ? 2 : 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int charIsUnsigned(char c) {
    return c < 0 ? 2 : (short) c < 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int doubleToIntSaturates(double d) {
    return (int) d == Integer.MAX_VALUE ? 1 : 0;
  }

  // explore: exhausted
  // returns: "fraction", "whole", "whole and NaN"
  static String doubleToLong(double d) {
    if ((long) d != 3) {
      return d == d ? "whole" : "whole and NaN";
    }
    return d == 3.0 ? "whole" : "fraction";
  }

  /** From 2^24 on, floats have gaps between ints. */
  // explore: exhausted
  // returns: 0, 1, 2
  static int intToFloatRounds(int x) {
    if (x <= 16777216 || x > 16777220) {
      return 0;
    }
    return (int) (float) x == x ? 1 : 2;
  }

  // explore: exhausted
  // returns: 0, 1
  static int floatToDoubleIsExact(float f) {
    double d = f;
    return d == 0.1 ? 2 : d == (double) 0.1f ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int doubleToFloatOverflows(double d) {
    if (d < 1e300 && d > 1e200) {
      return (float) d == Float.POSITIVE_INFINITY ? 1 : 2;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int shortAddsAsInt(short a, short b) {
    int sum = a + b;
    return sum > 65533 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 'A', 'b', 'c'
  static char charArithmetic(char c) {
    if (c == 'a') {
      return (char) (c - 'a' + 'A');
    }
    char next = (char) (c + 1);
    return next == 0 ? 'b' : 'c';
  }

  // explore: exhausted
  // returns: false, true
  // paths: 2
  static boolean booleanInput(boolean b) {
    return !b;
  }
}
